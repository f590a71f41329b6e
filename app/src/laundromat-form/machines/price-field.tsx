import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { formatPrice } from '#contract/laundromat/price.ts';
import { lowestTypedPrice } from './machine-values.ts';

/** The price of a laundromat, which follows from its washers once one of them has a price. */
export function PriceField(props: ComponentProps<typeof TextField>) {
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
