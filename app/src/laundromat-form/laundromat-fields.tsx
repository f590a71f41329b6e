import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ServiceCheckboxes } from '#app/graphql/site/service-checkboxes.tsx';
import { HoursEditor } from '#app/laundromat-form/hours/hours-editor.tsx';
import { MachinesField } from '#app/laundromat-form/machines/machines-field.tsx';
import { PinField } from '#app/laundromat-form/place/pin-field.tsx';
import type { StoredLocation } from '#app/laundromat-form/place/use-shown-location.ts';
import { Part } from '#app/ui/states/error-boundary.tsx';
import type { FieldGroup, LaundromatForm } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import type { LaundromatFormValues } from './form-values.ts';
import { LaundromatTextField } from './laundromat-text-field.tsx';

interface LaundromatFieldsProps {
  form: LaundromatForm;
  /** Shown one after the other. */
  groups: readonly FieldGroup[];
  /** Location of the stored laundromat that the form edits. */
  stored?: StoredLocation;
  /** Shown under the map. */
  mapNote?: ReactNode;
}

/**
 * Names of the fields that have an input: `latitude` places both coordinates of the pin, and the editor of `hours`
 * shows all fields of the hours.
 */
type FieldName = Exclude<keyof typeof ownerFields, 'longitude' | keyof typeof hoursFields>;
const names = Object.keys(ownerFields).filter(
  (name): name is FieldName => name !== 'longitude' && !(name in hoursFields),
);

/** The fields of some groups, in two columns where there is room. The form around them provides its context. */
export function LaundromatFields({ form, groups, stored, mapNote }: LaundromatFieldsProps) {
  const shown = groups.flatMap((group) =>
    names.filter((name) => ownerFields[name].group === group && ownerFields[name].forms.includes(form)),
  );
  const fieldOf = (name: (typeof shown)[number]) => {
    if (name === 'services') return <ServicesField form={form} />;
    if (name === 'hours') return <HoursEditor />;
    if (name === 'machines') return <MachinesField form={form} />;
    if (name === 'latitude') return <PinField stored={stored} note={mapNote} />;
    return <LaundromatTextField form={form} name={name} />;
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {shown.map((name) => (
        <Part key={name}>{fieldOf(name)}</Part>
      ))}
    </div>
  );
}

/** The services of a laundromat. Only the administrators' form has no heading of the same words above it. */
function ServicesField({ form }: { form: LaundromatForm }) {
  const { control } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'services' });
  return (
    <fieldset
      className={clsx('grid gap-x-6 sm:col-span-2 sm:grid-cols-2', form === 'owner' && 'lg:grid-cols-3')}
    >
      <legend className={form === 'admin' ? 'text-sm font-semibold' : 'sr-only'}>
        {ownerFields.services.label}
      </legend>
      <ServiceCheckboxes chosen={field.value} onChange={field.onChange} />
    </fieldset>
  );
}
