import { useEffect, useId, useRef } from 'react';
import type { NewerValue } from '#app/lib/forms/use-edit.ts';

interface NewerValuesProps {
  newer: readonly NewerValue[];
  choose: (name: string, side: 'mine' | 'stored') => void;
  labelOf: (name: string) => string;
  textOf: (name: string, value: unknown) => string;
}

const sides = [
  { side: 'mine', title: 'Votre valeur' },
  { side: 'stored', title: 'Valeur enregistrée' },
] as const;

/** Shows the typed values beside those stored since, with a choice per field. Takes the focus. */
export function NewerValues({ newer, choose, labelOf, textOf }: NewerValuesProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newer.length > 0) section.current?.focus();
  }, [newer]);
  if (newer.length === 0) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-sun-100 p-4 sm:p-5"
    >
      <h2 id={`${id}-title`} className="text-lg font-bold">
        Modifié entre-temps
      </h2>
      <p>
        Ces champs ont changé depuis que vous avez ouvert le formulaire. Choisissez ce qu'il faut garder, puis
        enregistrez à nouveau. Le reste de votre saisie est intact.
      </p>
      <div className="mt-4 space-y-4">
        {newer.map(({ name, ...values }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="font-semibold">{labelOf(name)}</legend>
            <div className="mt-1 grid gap-2 sm:grid-cols-2">
              {sides.map(({ side, title }) => (
                <label
                  key={side}
                  className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-lg border border-edge bg-card p-3 has-checked:border-blue-600"
                >
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    defaultChecked={side === 'mine'}
                    onChange={() => choose(name, side)}
                    className="row-span-2 mt-1 size-4 accent-blue-600"
                  />
                  <span className="text-sm text-slate">{title}</span>
                  <span className="col-start-2 min-w-0 wrap-anywhere whitespace-pre-line">
                    {textOf(name, values[side]) || '(vide)'}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
