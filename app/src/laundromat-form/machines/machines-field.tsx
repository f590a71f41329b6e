import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import type { FormVariant, LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { fieldOf } from '#app/lib/forms/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/choices/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { addItem, focusList } from '#app/ui/focus/focus-keeper.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { machinesAtMost } from '#contract/laundromat/machines.ts';
import { emptyMachine } from './machine-values.ts';

const kindOptions = [
  { value: 'washer', label: 'Lave-linge' },
  { value: 'dryer', label: 'Sèche-linge' },
] as const;

const columns = [
  { name: 'count', label: 'Nombre', inputMode: 'numeric', required: true },
  { name: 'capacityKg', label: 'Capacité (kg)', inputMode: 'decimal', required: true },
  { name: 'price', label: 'Prix (€)', inputMode: 'decimal', placeholder: 'inconnu' },
  { name: 'minutes', label: 'Durée (min)', inputMode: 'numeric', placeholder: 'inconnue' },
] as const;

export function MachinesField({ variant }: { variant: FormVariant }) {
  const { control } = useFormContext<LaundromatFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'machines' });
  const id = useId();
  const add = () => addItem(id, () => append(emptyMachine, { shouldFocus: false }));
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className={variant === 'admin' ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>
        {ownerFields.machines.label}
      </legend>
      {fields.length === 0 && (
        <p className="text-sm text-slate">
          Une ligne par capacité, par exemple 4&nbsp;lave-linge de 7&nbsp;kg. Laissez vide le prix ou la durée
          que vous ne connaissez pas.
        </p>
      )}
      <ul {...focusList(id)} className="space-y-3">
        {fields.map((field, index) => (
          <MachineRow key={field.id} index={index} onRemove={() => remove(index)} />
        ))}
      </ul>
      {fields.length < machinesAtMost ? (
        <Button id={id} variant="secondary" size="small" className="mt-3" onClick={add}>
          <Plus aria-hidden className="size-4" />
          Ajouter des machines
        </Button>
      ) : (
        <p id={id} tabIndex={-1} className="mt-3 text-sm text-slate">
          {`${machinesAtMost} lignes au plus.`}
        </p>
      )}
    </fieldset>
  );
}

function MachineRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const form = useFormContext<LaundromatFormValues>();
  return (
    <li className="relative rounded-control border border-line p-3">
      <div
        role="group"
        aria-label={`Machines, ligne ${index + 1}`}
        className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(8.5rem,1.5fr)_repeat(4,minmax(0,1fr))_auto]"
      >
        <Controller
          control={form.control}
          name={`machines.${index}.kind`}
          render={({ field: { value, onChange } }) => (
            <Select
              label="Type"
              value={value}
              options={kindOptions}
              onChange={onChange}
              className="max-sm:col-span-2 max-sm:pr-13"
            />
          )}
        />
        {columns.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            autoComplete="off"
            maxLength={7}
            {...fieldOf(form, `machines.${index}.${name}`)}
          />
        ))}
        <IconButton
          removesRow
          label={`Retirer la ligne ${index + 1}`}
          onClick={onRemove}
          className="max-sm:absolute max-sm:top-9 max-sm:right-2 sm:mt-6.5"
        >
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
