import { useState } from 'react';
import { mostKilos, type MyWash, rememberWash, useMyWash, usualWash } from '#app/lib/device/my-wash.ts';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

export function useWashFields() {
  const stored = useMyWash();
  const [typed, setTyped] = useState<string>();
  const [unstored, setUnstored] = useState(usualWash);
  const { kilos, dries } = stored ?? unstored;
  const text = typed ?? kilos.toLocaleString('fr-FR');
  const isLoad = typed === undefined || kilosOf(typed) !== undefined;
  const change = (wash: MyWash) => (stored ? rememberWash(wash) : setUnstored(wash));
  return {
    wash: isLoad ? { kilos, dries } : undefined,
    fields: {
      text,
      dries,
      isStored: stored !== undefined,
      onType: (next: string) => {
        setTyped(next);
        const weight = kilosOf(next);
        if (weight !== undefined) change({ kilos: weight, dries });
      },
      onDry: (next: boolean) => change({ kilos, dries: next }),
      onStore: (next: boolean) => {
        setUnstored({ kilos, dries });
        rememberWash(next ? { kilos, dries } : undefined);
      },
    },
  };
}

interface WashFieldsProps {
  fields: ReturnType<typeof useWashFields>['fields'];
  hasDryer?: boolean;
}

export function WashFields({ fields, hasDryer = true }: WashFieldsProps) {
  const { text, dries, isStored, onType, onDry, onStore } = fields;
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
        checked={isStored}
        onChange={onStore}
        className="mt-2"
      />
    </>
  );
}

function kilosOf(typed: string): number | undefined {
  const kilos = Number(typed.trim().replace(',', '.') || NaN);
  return kilos > 0 && kilos <= mostKilos ? kilos : undefined;
}
