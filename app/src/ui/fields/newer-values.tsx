import { useEffect, useId, useRef, useState } from 'react';
import type { NewerValue } from '#app/lib/forms/use-edit.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';

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

interface ResumedValuesProps {
  isResumed: boolean;
  startOver: () => void;
  /** Shown in any case. */
  text?: string;
  label?: string;
  /** Says what starting over discards. */
  loss?: string;
}

/** Says that the form shows what was typed earlier, and offers to discard it. */
export function ResumedValues({ isResumed, startOver, text, ...texts }: ResumedValuesProps) {
  const { label = 'Effacer ma saisie', loss = 'Le formulaire montre de nouveau ce qui est enregistré.' } =
    texts;
  const [asking, setAsking] = useState(false);
  if (!isResumed && !text) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-mist px-4 py-2.5">
      <p role="status">{text ?? "Votre saisie est là où vous l'avez laissée."}</p>
      {isResumed && (
        <Button variant="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={'Effacer votre saisie\u00a0?'}
        confirmLabel="Tout effacer"
        cancelLabel="Garder"
        onConfirm={() => {
          setAsking(false);
          startOver();
        }}
        onCancel={() => setAsking(false)}
      >
        {`${loss} C'est définitif.`}
      </ConfirmDialog>
    </div>
  );
}
