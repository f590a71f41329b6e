import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Claim, ClaimedLaundromat } from '#app/features/claims/claim-queries.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { claimMessageMax } from '#contract/claims/claims.ts';
import type { TypedClaim } from './typed-claim.ts';

export interface StepProps {
  claim: Claim;
  laundromat: ClaimedLaundromat;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
  onRefused: () => void;
}

const claimSteps = { laverie: 'La laverie', preuve: 'Votre preuve', envoi: "L'envoi" } as const;
export type ClaimStep = keyof typeof claimSteps;
const stepNames = Object.keys(claimSteps) as ClaimStep[];

const parameter = 'etape';

export const stepHref = (step: ClaimStep) => `?${parameter}=${step}`;

export function useClaimStep(): [ClaimStep | null, (step: ClaimStep | null) => void] {
  const [search, setSearch] = useSearchParams();
  const step = stepNames.find((name) => name === search.get(parameter)) ?? null;
  const open = (next: ClaimStep | null) => setSearch(next ? { [parameter]: next } : {});
  return [step, open];
}

export function ClaimStepper({ current }: { current: ClaimStep }) {
  const at = stepNames.indexOf(current);
  return (
    <nav aria-label="Étapes de la demande">
      <ol className="grid grid-cols-3 gap-2 sm:gap-3">
        {stepNames.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className={clsx(
              'relative flex min-h-11 items-center gap-2 border-t-4 pt-1 text-sm sm:text-base',
              index <= at ? 'border-blue-600' : 'border-line',
              index === at ? 'font-semibold text-ink' : 'text-slate',
            )}
          >
            <span
              aria-hidden
              className={clsx(
                'flex size-6 shrink-0 items-center justify-center rounded-full text-sm font-semibold max-[26rem]:hidden',
                index > at ? 'bg-mist text-slate' : 'filled bg-deep-600 text-white',
              )}
            >
              {index < at ? <Check className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            {index < at ? (
              <Link
                to={stepHref(step)}
                className="min-w-0 text-blue-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <span>{claimSteps[step]}</span>
                <span className="sr-only">, étape terminée</span>
              </Link>
            ) : (
              <span className="min-w-0">{claimSteps[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MessageFieldProps {
  label: string;
  hint: string;
  typed: TypedClaim;
  onType: (changes: Partial<TypedClaim>) => void;
}

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

export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id="etape" tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
      {children}
    </h2>
  );
}
