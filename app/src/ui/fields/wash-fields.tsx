import { useState } from 'react';
import { mostKilos, type MyWash, saveWash, useMyWash, usualWash } from '#app/lib/device/my-wash.ts';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

/**
 * The visitor's load of laundry, which the device remembers only on request, and its fields. `wash` is undefined while the
 * typed weight is not valid.
 */
export function useWashFields() {
  const remembered = useMyWash();
  const [typed, setTyped] = useState<string>();
  const [ofThisPage, setOfThisPage] = useState(usualWash);
  const { kilos, dries } = remembered ?? ofThisPage;
  const text = typed ?? kilos.toLocaleString('fr-FR');
  const isLoad = typed === undefined || kilosOf(typed) !== undefined;
  const change = (wash: MyWash) => (remembered ? saveWash(wash) : setOfThisPage(wash));
  return {
    wash: isLoad ? { kilos, dries } : undefined,
    fields: {
      text,
      dries,
      isRemembered: remembered !== undefined,
      onType: (next: string) => {
        setTyped(next);
        const weight = kilosOf(next);
        if (weight !== undefined) change({ kilos: weight, dries });
      },
      onDry: (next: boolean) => change({ kilos, dries: next }),
      onRemember: (next: boolean) => {
        setOfThisPage({ kilos, dries });
        saveWash(next ? { kilos, dries } : undefined);
      },
    },
  };
}

interface WashFieldsProps {
  fields: ReturnType<typeof useWashFields>['fields'];
  hasDryer?: boolean;
}

export function WashFields({ fields, hasDryer = true }: WashFieldsProps) {
  const { text, dries, isRemembered, onType, onDry, onRemember } = fields;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <TextField
          label="Mon linge, en kilos"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className="w-40"
        />
        {(hasDryer || dries) && <Checkbox label="Avec séchage" checked={dries} onChange={onDry} />}
      </div>
      <Checkbox
        label="Afficher ce prix dans les listes"
        checked={isRemembered}
        onChange={onRemember}
        className="mt-2"
      />
    </>
  );
}

function kilosOf(typed: string): number | undefined {
  const kilos = Number(typed.trim().replace(',', '.') || NaN);
  return kilos > 0 && kilos <= mostKilos ? kilos : undefined;
}
