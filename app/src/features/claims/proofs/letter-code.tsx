import { type FormEvent, useState } from 'react';
import { confirmClaimCodeMutation, useClaimForm } from '#app/features/claims/claim-actions.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { claimCodeForm, claimCodeLength, claimLetterDays } from '#contract/claims/claims.ts';

/** The field for the code of a letter that was sent to the laundromat. */
export function LetterCode({ claimId, sentAt }: { claimId: string; sentAt: string }) {
  const { send, pending, error } = useClaimForm(
    confirmClaimCodeMutation,
    claimCodeForm,
    "Le code n'est pas confirmé",
  );
  const [code, setCode] = useState('');
  const confirm = async (event: FormEvent) => {
    if (await send(event, { id: claimId, code })) announce('Code confirmé');
  };
  return (
    <form
      noValidate
      aria-labelledby="lettre"
      onSubmit={(event) => void confirm(event)}
      className="mt-6 space-y-4 border-t border-line pt-5"
    >
      <h3 id="lettre" className="font-bold">
        Une lettre est en route
      </h3>
      <TextField
        label={`Code à ${claimCodeLength} chiffres`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={claimCodeLength + 3}
        required
        hint={`Préparée le ${formatDay(sentAt)} pour l'adresse de la laverie. Son code vaut ${claimLetterDays}\u00a0jours.`}
        error={error}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className="[&_input]:max-w-64 [&_input]:text-lg [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      />
      <Button type="submit" pending={pending} className="max-sm:w-full">
        Confirmer le code
      </Button>
    </form>
  );
}
