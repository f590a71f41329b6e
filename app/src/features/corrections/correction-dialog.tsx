import { Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { hoursValues, typedText } from '#app/laundromat-form/hours/hours-values.ts';
import { newAuthoredId } from '#app/lib/device/client-id.ts';
import { useBegunForm } from '#app/lib/forms/begun-form.ts';
import { fieldOf, showFieldErrors } from '#app/lib/forms/typed-form.ts';
import { queuedNotice } from '#app/offline/outbox/delivery-notice.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { lazyPart } from '#app/ui/loaded-later.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { DialogWindow } from '#app/ui/windows/dialog-window.tsx';
import { type CorrectionType, correctionTypes } from '#contract/corrections/correction-types.ts';
import {
  correctionCommentMax,
  correctionForm,
  hasSameHours,
  sameHoursMessage,
} from '#contract/corrections/corrections.ts';
import type { CorrectedLaundromat, CorrectionDraft } from './correction-block.tsx';

const HoursProposal = lazyPart(async () => (await import('./hours-proposal.tsx')).HoursProposal);
const LocationProposal = lazyPart(async () => (await import('./location-proposal.tsx')).LocationProposal);

const degrees = z.number().optional().catch(undefined);
const typedCorrection = z.object({
  proposed: z.object({
    weeklyHours: hoursValues.shape.weeklyHours,
    price: typedText,
    latitude: degrees,
    longitude: degrees,
  }),
  comment: typedText,
});

interface CorrectionFormProps {
  laundromat: CorrectedLaundromat;
  kind: CorrectionType;
  onSent: (kind: CorrectionType) => void;
}

interface CorrectionDialogProps extends CorrectionFormProps {
  open: boolean;
  onClose: () => void;
}

export function CorrectionDialog({ open, onClose, ...form }: CorrectionDialogProps) {
  const { kind } = form;
  return (
    <DialogWindow open={open} onClose={onClose} title={correctionTypes[kind]} intro={form.laundromat.name}>
      <CorrectionForm key={kind} {...form} />
    </DialogWindow>
  );
}

function CorrectionForm({ laundromat, kind, onSent }: CorrectionFormProps) {
  const outbox = outboxOf(useSession());
  const [schema] = useState(() =>
    correctionForm.refine((correction) => !hasSameHours(correction, laundromat.weeklyHours), {
      path: ['proposed', 'weeklyHours'],
      error: sameHoursMessage,
    }),
  );
  const { form, discard } = useBegunForm<CorrectionDraft, unknown>(schema, {
    key: `correction:${kind}:${laundromat.id}`,
    typed: typedCorrection,
    start: () => ({ kind, ...typedCorrection.parse({ proposed: {} }) }),
  });
  const { isSubmitting } = form.formState;

  const send = async () => {
    const delivery = await outbox.deliver({
      // A new id each time, by which the server recognizes a repeated correction.
      ...(await newAuthoredId()),
      kind: 'correction',
      place: laundromat.id,
      title: `Votre signalement sur ${laundromat.name}`,
      endpoint: `/api/laundromats/${laundromat.id}/corrections`,
      body: { ...form.getValues(), seenAt: new Date().toISOString() },
    });
    if (delivery.state === 'refused') {
      const { sentence, errors: refused } = delivery.refusal;
      showFieldErrors(form, refused);
      toastError("Le signalement n'a pas pu être envoyé", sentence);
      return;
    }
    toast(
      delivery.state === 'sent'
        ? { title: 'Signalement envoyé', description: 'Merci. Nous allons vérifier.' }
        : { title: "Signalement en attente d'envoi", description: queuedNotice(delivery) },
    );
    discard();
    onSent(kind);
  };

  return (
    <form
      noValidate
      aria-label={correctionTypes[kind]}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="space-y-5 pt-3"
    >
      {(kind === 'hours' || kind === 'location') && (
        <FormProvider {...form}>
          <Suspense fallback={<FieldSkeleton />}>
            {kind === 'hours' && <HoursProposal shown={laundromat.weeklyHours} />}
            {kind === 'location' && <LocationProposal shown={laundromat} />}
          </Suspense>
        </FormProvider>
      )}
      {kind === 'price' && (
        <TextField
          label="Le prix affiché, en euros (facultatif)"
          hint="Celui de la machine la moins chère."
          placeholder="4,50"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-72"
          {...fieldOf(form, 'proposed.price')}
        />
      )}
      <TextArea
        label="Précisions (facultatif)"
        rows={2}
        maxLength={correctionCommentMax}
        hint={
          kind === 'machine'
            ? 'Quelle machine, quelle panne. Ce signalement compte pendant 48\u00a0h.'
            : 'Elles ne sont pas publiées.'
        }
        {...fieldOf(form, 'comment')}
      />
      <p className="text-sm text-slate">
        Le fait que vous corrigez peut être publié sous licence ODbL, avec nos{' '}
        <Link to={paths.openData} className="underline underline-offset-2 hover:text-ink">
          données ouvertes
        </Link>
        .
      </p>
      <Button type="submit" pending={isSubmitting} className="w-full sm:w-auto">
        {isSubmitting ? 'Envoi...' : 'Envoyer le signalement'}
      </Button>
    </form>
  );
}

function FieldSkeleton() {
  return (
    <Loading label="Chargement…">
      <Skeleton className="h-32 w-full" />
    </Loading>
  );
}
