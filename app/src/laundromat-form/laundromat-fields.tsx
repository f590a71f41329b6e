import type { FieldGroup, LaundromatForm } from '#contract/laundromat/field-definition.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import { LaundromatTextField } from './laundromat-text-field.tsx';
import { MachinesField } from './machines-field.tsx';
import { ServicesField } from './services-field.tsx';

interface LaundromatFieldsProps {
  form: LaundromatForm;
  /** Shown one after the other. */
  groups: readonly FieldGroup[];
}

/** A pin is placed on the map, and the hours have their own editor. */
type FieldName = Exclude<keyof typeof ownerFields, 'latitude' | 'longitude' | keyof typeof hoursFields>;
const names = Object.keys(ownerFields).filter(
  (name): name is FieldName => name !== 'latitude' && name !== 'longitude' && !(name in hoursFields),
);

/** The fields of some groups, in two columns where there is room. The form around them provides its context. */
export function LaundromatFields({ form, groups }: LaundromatFieldsProps) {
  const shown = groups.flatMap((group) =>
    names.filter((name) => ownerFields[name].group === group && ownerFields[name].forms.includes(form)),
  );
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {shown.map((name) => {
        if (name === 'services') return <ServicesField key={name} form={form} />;
        if (name === 'machines') return <MachinesField key={name} form={form} />;
        return <LaundromatTextField key={name} form={form} name={name} />;
      })}
    </div>
  );
}
