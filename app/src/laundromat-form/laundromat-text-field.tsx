import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { lowestTypedPrice } from '#app/laundromat-form/machines/machine-values.ts';
import { AddressField } from '#app/laundromat-form/place/address-field.tsx';
import { TownField } from '#app/laundromat-form/place/town-field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import {
  isRequiredMessage,
  type LaundromatField,
  type LaundromatForm,
} from '#contract/laundromat/field-definition.ts';
import { type TextFieldName, textFields } from '#contract/laundromat/fields.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import type { LaundromatFormValues } from './form-values.ts';

interface LaundromatTextFieldProps {
  form: LaundromatForm;
  name: TextFieldName;
}

const inputs: Partial<Record<LaundromatField['input'], Partial<ComponentProps<typeof TextField>>>> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  link: {
    type: 'url',
    inputMode: 'url',
    autoComplete: 'off',
    autoCapitalize: 'none',
    placeholder: 'https://',
  },
  price: { type: 'number', inputMode: 'decimal', min: 0 },
};
/** One field of a laundromat, with the input that the table of fields gives it. */
export function LaundromatTextField({ form, name }: LaundromatTextFieldProps) {
  const { register, formState } = useFormContext<LaundromatFormValues>();
  const field: LaundromatField = textFields[name];
  const { input, maxLength, required, autoComplete, inputMode, isWide } = field;
  const { label, hint, placeholder } = { ...field, ...(form === 'submission' && field.submission) };
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
    return <PriceField {...labelled} {...inputs.price} step={priceStep(form)} {...registered} />;
  return (
    <TextField
      {...labelled}
      autoComplete={autoComplete}
      inputMode={inputMode}
      {...inputs[input]}
      {...(placeholder && { placeholder })}
      {...registered}
    />
  );
}

/** Returns the step of the price field's arrows, in euros; it is larger for a new laundromat. */
const priceStep = (form: LaundromatForm) => (form === 'submission' ? 0.5 : 0.01);

/** The price of a laundromat, which follows from its washers once one of them has a price. */
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
