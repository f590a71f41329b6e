import { CircleCheck, MailX } from 'lucide-react';
import { useId, useState } from 'react';
import {
  sendClaimCodeMutation,
  useClaimAction,
  useClaimForm,
  useCodeForm,
} from '#app/features/claims/claim-actions.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { claimCodeMinutes, claimEmailForm } from '#contract/claims/claims.ts';
import { provenContactDays } from '#contract/claims/proof-levels.ts';
import type { StepProps } from './claim-stepper.tsx';

export function EmailProof(props: StepProps) {
  const { claim, laundromat } = props;
  const [isChanging, setChanging] = useState(false);
  if (claim.emailConfirmedAt) {
    return (
      <p className="flex gap-3 rounded-control bg-leaf-100 px-4 py-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">Code confirmé</strong>
          <span>{` à l'adresse ${claim.email ?? ''}. Vous pouvez continuer.`}</span>
          {!claim.hasProof && (
            <span>{` La fiche n'a cette adresse que par un import, ou depuis moins de ${provenContactDays}\u00a0jours\u00a0: ce n'est qu'un indice.`}</span>
          )}
        </span>
      </p>
    );
  }
  if (!laundromat.email && !claim.emailDomain) {
    return (
      <p className="flex gap-3 rounded-control bg-mist px-4 py-3">
        <MailX aria-hidden className="mt-0.5 size-5 shrink-0 text-slate" />
        <span>
          La fiche n'indique ni adresse email ni site web à son nom&nbsp;: nous ne saurions pas où envoyer le
          code. Donnez des indices, ou expliquez votre situation.
        </span>
      </p>
    );
  }
  if (claim.email && !isChanging) return <CodeForm {...props} onChange={() => setChanging(true)} />;
  return <AddressForm {...props} onSent={() => setChanging(false)} />;
}

interface AddressFormProps extends StepProps {
  onSent: () => void;
}

function AddressForm({ claim, laundromat, typed, onType, onSent, onRefused }: AddressFormProps) {
  const { form, send } = useClaimForm(sendClaimCodeMutation, claimEmailForm, {
    values: { id: claim.id, email: typed.email ?? laundromat.email ?? '' },
    field: 'email',
    failed: "Le code n'a pas été envoyé",
    onAccepted: onSent,
    onRefused,
  });
  const { isSubmitting } = form.formState;
  return (
    <form
      noValidate
      aria-labelledby="code-email"
      onSubmit={(event) => void send(event)}
      className="space-y-4"
    >
      <h3 id="code-email" className="text-lg font-bold">
        Où envoyer le code&nbsp;?
      </h3>
      <TextField
        label="Adresse email de la laverie"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint={possibleAddresses(laundromat.email, claim.emailDomain)}
        {...fieldOf(form, 'email', { onChange: () => onType({ email: form.getValues('email') }) })}
      />
      <Button type="submit" pending={isSubmitting} className="max-sm:w-full">
        {isSubmitting ? 'Envoi...' : 'Recevoir le code'}
      </Button>
    </form>
  );
}

function possibleAddresses(email: string | null, domain: string | null): string {
  const own = email && `celle de la fiche, ${email}`;
  const any = domain && `toute adresse en @${domain}`;
  return `Adresses possibles\u00a0: ${[own, any].filter(Boolean).join(', ou ')}.`;
}

type CodeFormProps = Pick<StepProps, 'claim' | 'onRefused'> & { onChange: () => void };

function CodeForm({ claim, onChange, onRefused }: CodeFormProps) {
  const { form, send, field } = useCodeForm(claim.id, onRefused);
  const sending = useClaimAction(sendClaimCodeMutation, "Le code n'a pas été envoyé", onRefused);
  const heading = useId();
  const sendAgain = async () => {
    const refusal = await sending.run({ id: claim.id, email: claim.email! });
    if (refusal) return form.setError('code', { message: refusal });
    form.reset();
    announce('Un nouveau code est parti');
  };
  return (
    <form noValidate aria-labelledby={heading} onSubmit={(event) => void send(event)} className="space-y-4">
      <div>
        <h3 id={heading} className="text-lg font-bold">
          Saisissez le code reçu
        </h3>
        <p className="mt-1 wrap-anywhere text-slate">
          <span>{'Il est parti à '}</span>
          <strong className="font-semibold text-ink">{claim.email}</strong>
          <span>{` et vaut ${claimCodeMinutes}\u00a0minutes.`}</span>
        </p>
      </div>
      <TextField
        {...field}
        autoComplete="one-time-code"
        className="max-w-64 [&_input]:text-lg [&_input]:tracking-[0.2em] [&_input]:tabular-nums"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.formState.isSubmitting} className="max-sm:w-full">
          Confirmer le code
        </Button>
        <Button variant="quiet" pending={sending.pending} onClick={() => void sendAgain()}>
          Renvoyer un code
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Changer d'adresse
        </Button>
      </div>
    </form>
  );
}
