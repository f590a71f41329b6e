import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './text-field.tsx';

/** A field registered in a form, with its validation message. */
export type RegisteredField<Name extends string = string> = UseFormRegisterReturn<Name> & { error?: string };

interface FieldsProps<Name extends string> {
  field: (name: Name) => RegisteredField;
}

/** Phone and email of a laundromat. */
export function PhoneAndEmailFields({ field }: FieldsProps<'phone' | 'email'>) {
  return (
    <>
      <TextField label="Téléphone" type="tel" autoComplete="tel" maxLength={50} {...field('phone')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        {...field('email')}
      />
    </>
  );
}

const linkLabels = { website: 'Site web', facebook: 'Page Facebook', instagram: 'Page Instagram' } as const;
type LinkName = keyof typeof linkLabels;

/** Website and social links of a laundromat. */
export function LinkFields({ field }: FieldsProps<LinkName>) {
  return (Object.keys(linkLabels) as LinkName[]).map((name) => (
    <TextField
      key={name}
      label={linkLabels[name]}
      type="url"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      placeholder="https://"
      maxLength={500}
      className={name === 'website' ? 'sm:col-span-2' : undefined}
      {...field(name)}
    />
  ));
}

interface PriceFromFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  /** Step of the field's arrows, in euros. */
  step: number;
}

/** Price of the cheapest machine, in euros. */
export function PriceFromField(props: PriceFromFieldProps) {
  return (
    <TextField
      label="Prix de départ d'une machine, en euros"
      type="number"
      inputMode="decimal"
      min={0}
      {...props}
    />
  );
}
