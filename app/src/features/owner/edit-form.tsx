import { Controller, type FieldErrors, useWatch } from 'react-hook-form';
import { type LaundromatEditForm, laundromatEditForm } from '#contract/laundromat/forms.ts';
import { hoursChoices } from '#contract/laundromat/laundromat.ts';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { PlaceFields } from '#app/data/place-fields.tsx';
import { ServiceCheckboxes } from '#app/data/service-checkboxes.tsx';
import { useTypedForm } from '#app/lib/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkFields, PhoneAndEmailFields, PriceFromField } from '#app/ui/listing-fields.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import type { EditedLaundromat } from './edit-query.ts';
import { EditSection } from './edit-section.tsx';
import { editRefusal, type EditValues, valuesOf } from './edit-values.ts';
import { useLeaveWarning } from './use-leave-warning.tsx';

interface EditFormProps {
  laundromat: EditedLaundromat;
  /** Rejects with what the server says; whoever calls leads on afterwards. */
  onSave: (values: LaundromatEditForm) => Promise<void>;
  onSaved: () => void;
  onCancel: () => void;
}

const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

/** The fields of a laundromat. What was typed stays until it is saved or given up. */
export function EditForm({ laundromat, onSave, onSaved, onCancel }: EditFormProps) {
  const form = useTypedForm(laundromatEditForm, { defaultValues: valuesOf(laundromat) });
  const { errors, isSubmitting, isSubmitted, isDirty } = form.formState;
  const city = useWatch({ control: form.control, name: 'city' });
  const leaving = useLeaveWarning(isDirty);

  const save = async (values: LaundromatEditForm) => {
    try {
      await onSave(values);
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : undefined;
      for (const [field, message] of Object.entries(known?.errors ?? {})) {
        if (field in form.getValues()) form.setError(field as keyof EditValues, { message });
      }
      refuse('Erreur lors de la mise à jour', known?.sentence ?? 'Veuillez réessayer plus tard.');
      return;
    }
    toast({
      title: 'Laverie mise à jour\u00a0!',
      description: 'Les modifications ont été enregistrées avec succès.',
    });
    leaving.allow(onSaved);
  };
  const tell = (wrong: FieldErrors<EditValues>) => {
    const messages = Object.entries(wrong).map(([name, error]) => [name, error?.message ?? '']);
    const refusal = editRefusal(Object.fromEntries(messages) as Record<string, string>);
    if (refusal) refuse(refusal.title, refusal.description);
  };
  const changePlace = (name: 'city' | 'postalCode', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  type TextName = Exclude<keyof EditValues, 'services'>;
  const field = (name: TextName) => ({ error: errors[name]?.message, ...form.register(name) });

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(save, tell)(event)}
      // A field that is led to stays clear of the buttons and of the toast above them.
      className="grid gap-6 [&_:is(input,textarea)]:scroll-mb-56"
    >
      <EditSection title="Informations générales">
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
            townRequired
            onChange={changePlace}
          />
          <PhoneAndEmailFields field={field} />
          <TextField
            label="Horaires d'ouverture"
            list="horaires"
            maxLength={200}
            placeholder={hoursChoices[0]}
            {...field('hours')}
          />
          <datalist id="horaires">
            {hoursChoices.map((hours) => (
              <option key={hours} value={hours} />
            ))}
          </datalist>
          <PriceFromField step={0.01} {...field('priceFrom')} />
          <TextArea
            label="Description"
            rows={5}
            maxLength={10_000}
            className="sm:col-span-2"
            {...field('description')}
          />
        </div>
      </EditSection>
      <EditSection title="Présence en ligne">
        <div className="grid gap-5 sm:grid-cols-2">
          <LinkFields field={field} />
        </div>
      </EditSection>
      <EditSection title="Services proposés">
        <Controller
          control={form.control}
          name="services"
          render={({ field: { value, onChange } }) => (
            <fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              <legend className="sr-only">Services proposés</legend>
              <ServiceCheckboxes chosen={value} onChange={onChange} />
            </fieldset>
          )}
        />
      </EditSection>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-linen/95 px-4 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] backdrop-blur-sm sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
      >
        <Button variant="secondary" onClick={() => leaving.ask(onCancel)}>
          Annuler
        </Button>
        <Button type="submit" pending={isSubmitting} className="max-sm:flex-1">
          {isSubmitting ? 'Enregistrement...' : 'Enregistrer les modifications'}
        </Button>
      </div>
      {leaving.dialog}
    </form>
  );
}
