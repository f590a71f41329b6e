import { type FormEvent, type ReactNode, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { showRefusal } from '#app/laundromat-form/use-laundromat-form.ts';
import { limitRefusal, type PhotoRefusal } from '#app/lib/photos/chosen-photos.ts';
import { toastError } from '#app/ui/notices/toast.ts';
import { PhotoField } from '#app/ui/photos/photo-field.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { LaundromatDraft } from '#contract/laundromat/forms.ts';
import { type LaundromatTier, photoCaps } from '#contract/laundromat/laundromat.ts';
import type { Submission } from './use-submission.ts';

interface FormStepProps {
  formId: string;
  tier: LaundromatTier;
  submission: Submission;
  onPreparing: (isPreparing: boolean) => void;
  onSend: (values: LaundromatDraft) => Promise<void>;
  notice?: ReactNode;
}

const refuse = ({ title, description }: PhotoRefusal) => toastError(title, description);

export function FormStep({ formId, tier, submission, onPreparing, onSend, notice }: FormStepProps) {
  const { form, photos, changePhotos } = submission;
  const photoPlace = useRef<HTMLDivElement>(null);
  const cap = photoCaps[tier];

  const check = async (values: LaundromatDraft) => {
    if (photos && photos.length > cap) {
      refuse(limitRefusal(cap));
      photoPlace.current?.focus();
      return;
    }
    await onSend(values);
  };
  const send = (event: FormEvent<HTMLFormElement>) => void form.handleSubmit(check, showRefusal)(event);

  return (
    <form id={formId} noValidate onSubmit={send}>
      {notice}
      <FormProvider {...form}>
        <FormSection title="La laverie" hint="Le nom et l'adresse complète suffisent pour commencer.">
          <LaundromatFields variant="submission" groups={['place', 'description']} />
        </FormSection>
        <FormSection title="Horaires">
          <LaundromatFields variant="submission" groups={['opening']} />
        </FormSection>
        <FormSection title="Machines et prix" hint="Ce que vous ne connaissez pas encore reste vide.">
          <LaundromatFields variant="submission" groups={['machines']} />
        </FormSection>
        <FormSection title="Services proposés">
          <LaundromatFields variant="submission" groups={['services']} />
        </FormSection>
        <FormSection title="Contact et liens" hint="Tout est facultatif, et paraît sur votre fiche.">
          <LaundromatFields variant="submission" groups={['contact', 'links']} />
        </FormSection>
      </FormProvider>
      <FormSection title="Photos" hint={`Jusqu'à ${cap}\u00a0photos avec cette formule.`}>
        {photos ? (
          <PhotoField
            photos={photos}
            cap={cap}
            label="Photos de la laverie"
            note="JPG, PNG ou WebP. Les grandes photos sont réduites avant l'envoi. La première paraît sur les cartes."
            isOrdered
            limit={limitRefusal(cap)}
            onRefusal={(refusal) => refusal && refuse(refusal)}
            onChange={(next) => void changePhotos(next)}
            place={photoPlace}
            onPreparing={onPreparing}
          />
        ) : (
          <Skeleton className="h-28 w-40" />
        )}
      </FormSection>
    </form>
  );
}

function FormSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-b border-line py-7 last:border-0 last:pb-0 first-of-type:pt-0 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h3 className="text-lg font-bold tracking-tight">{title}</h3>
        {hint && <p className="mt-1 text-sm text-slate">{hint}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
