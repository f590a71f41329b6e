import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { administratorFields } from '#contract/laundromat/fields.ts';
import type { AdminLaundromatValues } from './laundromat-values.ts';

/** Fields of the tier, which a plan or an administrator grants. */
export function TierFields() {
  const { control, register, formState } = useFormContext<AdminLaundromatValues>();
  const isFeatured = useWatch({ control, name: 'isFeatured' });
  const { isPremium: premium, isFeatured: featured, featuredUntil: until } = administratorFields;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Mise en avant</legend>
      <p className="text-sm text-slate">Un abonnement du propriétaire peut la changer à nouveau.</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <Controller
          control={control}
          name="isPremium"
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label={premium.label}
              checked={value || isFeatured}
              disabled={isFeatured}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="isFeatured"
          render={({ field: { value, onChange } }) => (
            <Checkbox label={featured.label} checked={value} onChange={onChange} />
          )}
        />
      </div>
      {isFeatured && (
        <TextField
          label={until.label}
          type="date"
          hint={until.hint}
          className="mt-2 sm:max-w-56"
          error={formState.errors.featuredUntil?.message}
          {...register('featuredUntil')}
        />
      )}
    </fieldset>
  );
}
