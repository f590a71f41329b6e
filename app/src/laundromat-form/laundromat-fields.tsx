import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ServiceCheckboxes } from '#app/graphql/site/service-checkboxes.tsx';
import { HoursEditor } from '#app/laundromat-form/hours/hours-editor.tsx';
import { lowestTypedPrice } from '#app/laundromat-form/machines/machine-values.ts';
import { MachinesField } from '#app/laundromat-form/machines/machines-field.tsx';
import { AddressField, TownField } from '#app/laundromat-form/place/address-field.tsx';
import { PinField } from '#app/laundromat-form/place/pin-field.tsx';
import type { StoredLocation } from '#app/laundromat-form/place/use-shown-location.ts';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import {
  type FieldGroup,
  type LaundromatField,
  isRequiredMessage,
} from '#contract/laundromat/field-definition.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { type TextFieldName, ownerFields, textFields } from '#contract/laundromat/fields.ts';
import { hoursFields } from '#contract/laundromat/hours-fields.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import type { FormVariant, LaundromatFormValues } from './form-values.ts';

interface LaundromatFieldsProps {
  variant: FormVariant;
  groups: readonly FieldGroup[];
  stored?: StoredLocation;
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
export function LaundromatFields({ variant, groups, stored, mapNote }: LaundromatFieldsProps) {
  const shown = groups.flatMap((group) => names.filter((name) => ownerFields[name].group === group));
  const fieldOf = (name: (typeof shown)[number]) => {
    if (name === 'services') return <ServicesField variant={variant} />;
    if (name === 'hours') return <HoursEditor />;
    if (name === 'machines') return <MachinesField variant={variant} />;
    if (name === 'latitude') return <PinField stored={stored} note={mapNote} />;
    return <LaundromatTextField variant={variant} name={name} />;
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
function ServicesField({ variant }: { variant: FormVariant }) {
  const { control } = useFormContext<LaundromatFormValues>();
  const { field } = useController({ control, name: 'services' });
  return (
    <fieldset
      className={clsx('grid gap-x-6 sm:col-span-2 sm:grid-cols-2', variant === 'owner' && 'lg:grid-cols-3')}
    >
      <legend className={variant === 'admin' ? 'text-sm font-semibold' : 'sr-only'}>
        {ownerFields.services.label}
      </legend>
      <ServiceCheckboxes chosen={field.value} onChange={field.onChange} />
    </fieldset>
  );
}

const inputs: Partial<
  Record<NonNullable<LaundromatField['input']>, Partial<ComponentProps<typeof TextField>>>
> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  link: { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' },
  price: { type: 'number', inputMode: 'decimal', min: 0 },
};
function LaundromatTextField({ variant, name }: { variant: FormVariant; name: TextFieldName }) {
  const { register, formState } = useFormContext<LaundromatFormValues>();
  const field = { label: fieldTitles[name], ...(textFields[name] as LaundromatField) };
  const { input, maxLength, required, autoComplete, inputMode, isWide } = field;
  const { label, hint, placeholder } = { ...field, ...(variant === 'submission' && field.submission) };
  const message = formState.errors[name]?.message;
  const labelled = {
    label,
    hint,
    placeholder,
    required: required !== undefined,
    error: isRequiredMessage(message) ? required : message,
    className: isWide ? 'sm:col-span-2' : undefined,
  };
  if (input === 'address') return <AddressField {...labelled} maxLength={maxLength} />;
  if (input === 'city') return <TownField {...labelled} />;

  const registered = { maxLength, ...register(name) };
  if (input === 'longText') return <TextArea {...labelled} {...registered} />;
  if (input === 'price')
    return <PriceField {...labelled} {...inputs.price} step={priceStep(variant)} {...registered} />;
  return (
    <TextField
      {...labelled}
      autoComplete={autoComplete}
      inputMode={inputMode}
      {...(input && inputs[input])}
      {...(placeholder && { placeholder })}
      {...registered}
    />
  );
}

/** Returns the step of the price field's arrows, in euros; it is larger for a new laundromat. */
const priceStep = (variant: FormVariant) => (variant === 'submission' ? 0.5 : 0.01);

function PriceField(props: ComponentProps<typeof TextField>) {
  const machines = useWatch<LaundromatFormValues, 'machines'>({ name: 'machines' });
  const lowest = formatPrice(lowestTypedPrice(machines));
  if (!lowest) return <TextField {...props} />;
  return (
    <p className="text-slate sm:col-span-2">
      La fiche affiche <strong className="font-semibold text-ink">{`dès ${lowest}`}</strong>, le prix du
      lave-linge le moins cher.
    </p>
  );
}
