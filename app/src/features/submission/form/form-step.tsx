import { useRef, type FormEvent, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { photoCaps, type LaundromatTier } from '#contract/laundromat/laundromat.ts';
import type { LaundromatDraft } from '#contract/laundromat/forms.ts';
import { showRefusal } from '#app/laundromat-form/form-refusal.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { limitRefusal } from '../photos/chosen-photos.ts';
import { FormSection } from './form-section.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import type { Submission } from '../draft/use-submission.ts';

interface FormStepProps {
  /** Form id for the submit button, which is outside the form. */
  formId: string;
  tier: LaundromatTier;
  submission: Submission;
  onSend: (values: LaundromatDraft) => Promise<void>;
  /** Shown above the first field. */
  notice?: ReactNode;
}

const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

/** Step 2: the laundromat itself. */
export function FormStep({ formId, tier, submission, onSend, notice }: FormStepProps) {
  const { form, photos, changePhotos } = submission;
  const photoPlace = useRef<HTMLDivElement>(null);
  const cap = photoCaps[tier];

  const check = async (values: LaundromatDraft) => {
    if (photos && photos.length > cap) {
      const { title, description } = limitRefusal(cap);
      refuse(title, description);
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
          <LaundromatFields form="submission" groups={['place', 'description']} />
        </FormSection>
        <FormSection title="Horaires">
          <LaundromatFields form="submission" groups={['opening']} />
        </FormSection>
        <FormSection title="Machines et prix" hint="Ce que vous ne connaissez pas encore reste vide.">
          <LaundromatFields form="submission" groups={['machines']} />
        </FormSection>
        <FormSection title="Services proposés">
          <LaundromatFields form="submission" groups={['services']} />
        </FormSection>
        <FormSection title="Contact et liens" hint="Tout est facultatif, et paraît sur votre fiche.">
          <LaundromatFields form="submission" groups={['contact', 'links']} />
        </FormSection>
      </FormProvider>
      <FormSection title="Photos" hint={`Jusqu'à ${cap}\u00a0photos avec cette formule.`}>
        {photos ? (
          <PhotoField
            photos={photos}
            cap={cap}
            onChange={(next) => void changePhotos(next)}
            place={photoPlace}
          />
        ) : (
          <Skeleton className="h-28 w-40" />
        )}
      </FormSection>
    </form>
  );
}
