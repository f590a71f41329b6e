import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Common style of text fields, selects and comboboxes. 16 px text: iOS zooms into anything smaller. */
export const fieldClass =
  'min-h-11 w-full rounded-control border border-edge bg-card px-3.5 text-base text-ink transition-colors ' +
  'placeholder:text-slate hover:border-blue-500 aria-invalid:border-brick-700 ' +
  'disabled:cursor-not-allowed disabled:bg-mist disabled:text-slate';

export const labelClass = 'mb-1.5 block text-sm font-semibold text-ink';

export const popupBoxClass =
  'z-60 rounded-control border border-line bg-card p-1 shadow-lift focus:outline-none';

export const optionClass =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 py-1.5 text-base select-none ' +
  'data-focus:bg-blue-50 data-focus:text-blue-900 data-focus:outline-2 data-focus:-outline-offset-2 data-focus:outline-(--focus) sm:min-h-10';

export function ErrorText({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-brick-700">
      {message}
    </p>
  );
}

/** Calls `onMount` once: what was typed or chosen before the scripts started is not reported by React. */
export function useEarlyInput<Field extends HTMLElement = HTMLInputElement>(
  onMount: (field: Field) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const check = useEffectEvent(onMount);
  useEffect(() => {
    if (field.current) check(field.current);
  }, []);
  return field;
}
