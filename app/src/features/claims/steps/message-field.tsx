import { TextArea } from '#app/ui/fields/text-area.tsx';
import { claimMessageMax } from '#contract/claims/claims.ts';
import type { TypedClaim } from './typed-claim.ts';

interface MessageFieldProps {
  label: string;
  hint: string;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
}

/** The claimant's message to the administrators. */
export function MessageField({ typed, onType, ...texts }: MessageFieldProps) {
  return (
    <TextArea
      {...texts}
      maxLength={claimMessageMax}
      value={typed.message}
      onChange={(event) => onType({ message: event.target.value })}
    />
  );
}
