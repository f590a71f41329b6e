import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Controller, type FieldErrors, useWatch } from 'react-hook-form';
import { hoursChoices, photoCaps, type ListingTier } from '#contract/laundromat/laundromat.ts';
import { submissionDefaults, type LaundromatSubmission } from '#contract/laundromat/forms.ts';
import { PlaceFields } from '#app/data/place-fields.tsx';
import { ServiceCheckboxes } from '#app/data/service-checkboxes.tsx';
import { newSecuritySum, solves } from '#app/lib/security-sum.ts';
import { LinkFields, PhoneAndEmailFields, PriceFromField } from '#app/ui/listing-fields.tsx';
import { SecurityQuestion } from '#app/ui/security-question.tsx';
import { Select } from '#app/ui/select.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { limitRefusal } from './chosen-photos.ts';
import { FormSection } from './form-section.tsx';
import { PhotoField } from './photo-field.tsx';
import { refusalOf, type SubmissionValues } from './submission-values.ts';
import type { Submission } from './use-submission.ts';

interface FormStepProps {
  /** The id that the submit button outside names. */
  formId: string;
  tier: ListingTier;
  submission: Submission;
  onSend: (values: LaundromatSubmission) => Promise<void>;
  /** Said above the first field. */
  notice?: ReactNode;
}

const wrongSum = 'Veuillez résoudre correctement le calcul anti-robot.';
const placeExamples = {
  address: '12 rue de la République',
  city: submissionDefaults.city,
  postalCode: submissionDefaults.postalCode,
};
const hoursOptions = hoursChoices.map((hours) => ({ value: hours as string, label: hours }));
const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' });
const additions = { signs: ['+'] } as const;

/** Step 2: the laundromat itself. */
export function FormStep({ formId, tier, submission, onSend, notice }: FormStepProps) {
  const { form, photos, changePhotos } = submission;
  const { errors, isSubmitted } = form.formState;
  const city = useWatch({ control: form.control, name: 'city' }) ?? '';
  const [sum, setSum] = useState(() => newSecuritySum(additions));
  const [answer, setAnswer] = useState('');
  const [sumRefused, setSumRefused] = useState(false);
  const photoPlace = useRef<HTMLDivElement>(null);
  const cap = photoCaps[tier];

  const changeAnswer = (typed: string) => {
    setAnswer(typed);
    setSumRefused(false);
  };
  const check = async (values: LaundromatSubmission, place: HTMLFormElement) => {
    if (!solves(answer, sum)) {
      setSumRefused(true);
      refuse('Vérification échouée', wrongSum);
      place.querySelector<HTMLElement>('[name="securityAnswer"]')?.focus();
      return;
    }
    if (photos && photos.length > cap) {
      const { title, description } = limitRefusal(cap);
      refuse(title, description);
      photoPlace.current?.focus();
      return;
    }
    await onSend(values);
  };
  const tell = (wrong: FieldErrors<SubmissionValues>) => {
    const messages = Object.entries(wrong).map(([name, error]) => [name, error?.message ?? '']);
    const refusal = refusalOf(Object.fromEntries(messages) as Record<string, string>);
    if (refusal) refuse(refusal.title, refusal.description);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const place = event.currentTarget;
    void form.handleSubmit((values) => check(values, place), tell)(event);
  };

  const changePlace = (name: 'city' | 'postalCode', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  type TextName = Exclude<keyof SubmissionValues, 'services'>;
  const field = (name: TextName) => ({ error: errors[name]?.message, ...form.register(name) });

  return (
    <form id={formId} noValidate onSubmit={send}>
      {notice}
      <FormSection title="La laverie" hint="Le nom et l'adresse suffisent pour commencer.">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Nom de la laverie"
            required
            autoComplete="organization"
            maxLength={200}
            className="sm:col-span-2"
            {...field('name')}
          />
          <PlaceFields
            address={field('address')}
            postalCode={field('postalCode')}
            city={city}
            cityError={errors.city?.message}
            onChange={changePlace}
            placeholders={placeExamples}
          />
          <TextArea
            label="Description (facultatif)"
            rows={4}
            maxLength={10_000}
            hint={'Ce qui aide à choisir votre laverie\u00a0: machines, paiement, accès, quartier.'}
            error={errors.description?.message}
            className="sm:col-span-2"
            {...form.register('description')}
          />
        </div>
      </FormSection>
      <FormSection title="Horaires et prix">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="hours"
            render={({ field: { value, onChange } }) => (
              <Select
                label="Horaires d'ouverture"
                value={value ?? hoursChoices[0]}
                options={hoursOptions}
                onChange={onChange}
              />
            )}
          />
          <PriceFromField
            step={0.5}
            placeholder={submissionDefaults.priceFrom.replace('.', ',')}
            {...field('priceFrom')}
          />
        </div>
      </FormSection>
      <FormSection title="Services proposés">
        <Controller
          control={form.control}
          name="services"
          render={({ field: { value, onChange } }) => (
            <fieldset className="grid gap-x-6 sm:grid-cols-2">
              <legend className="sr-only">Services proposés</legend>
              <ServiceCheckboxes chosen={value} onChange={onChange} />
            </fieldset>
          )}
        />
      </FormSection>
      <FormSection title="Contact et liens" hint="Tout est facultatif, et paraît sur votre fiche.">
        <div className="grid gap-5 sm:grid-cols-2">
          <PhoneAndEmailFields field={field} />
          <LinkFields field={field} />
        </div>
      </FormSection>
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
      <FormSection title="Vérification">
        <SecurityQuestion
          label="Calcul anti-robot"
          sum={sum}
          answer={answer}
          error={sumRefused ? wrongSum : undefined}
          onAnswer={changeAnswer}
          onRenew={() => {
            setSum(newSecuritySum(additions));
            changeAnswer('');
          }}
        />
      </FormSection>
    </form>
  );
}
