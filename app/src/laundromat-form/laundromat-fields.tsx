import type { ReactNode } from 'react';
import type { FieldGroup, LaundromatForm } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import { HoursEditor } from './hours/hours-editor.tsx';
import { LaundromatTextField } from './laundromat-text-field.tsx';
import { MachinesField } from './machines/machines-field.tsx';
import { PinField } from './place/pin-field.tsx';
import { ServicesField } from './services-field.tsx';
import type { StoredLocation } from './place/stored-location.ts';

interface LaundromatFieldsProps {
  form: LaundromatForm;
  /** Shown one after the other. */
  groups: readonly FieldGroup[];
  /** Location of the stored laundromat that the form edits. */
  stored?: StoredLocation;
  /** Shown under the map. */
  mapNote?: ReactNode;
}

/** One field places both coordinates of the pin, and the editor of `hours` shows all fields of the hours. */
type FieldName = Exclude<keyof typeof ownerFields, 'longitude' | keyof typeof hoursFields>;
const names = Object.keys(ownerFields).filter(
  (name): name is FieldName => name !== 'longitude' && !(name in hoursFields),
);

/** The fields of some groups, in two columns where there is room. The form around them provides its context. */
export function LaundromatFields({ form, groups, stored, mapNote }: LaundromatFieldsProps) {
  const shown = groups.flatMap((group) =>
    names.filter((name) => ownerFields[name].group === group && ownerFields[name].forms.includes(form)),
  );
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {shown.map((name) => {
        if (name === 'services') return <ServicesField key={name} form={form} />;
        if (name === 'hours') return <HoursEditor key={name} />;
        if (name === 'machines') return <MachinesField key={name} form={form} />;
        if (name === 'latitude') return <PinField key={name} stored={stored} note={mapNote} />;
        return <LaundromatTextField key={name} form={form} name={name} />;
      })}
    </div>
  );
}
