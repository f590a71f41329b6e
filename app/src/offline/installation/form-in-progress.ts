const typed = new Set<HTMLFormElement>();
const texts =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=search])';

/** Tracks the forms that were typed into. Call it in a browser, once; `onChange` runs after each keystroke. */
export function watchForms(onChange: () => void): () => void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) typed.add(form);
    onChange();
  };
  const events = ['input', 'reset', 'submit', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, note);
  return () => {
    for (const event of events) document.removeEventListener(event, note);
  };
}

/** Tells whether reloading this page would lose typed text. Searches do not count, because the address keeps them. */
export function isFormInProgress(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form);
  return [...typed].some(
    (form) =>
      form.role !== 'search' &&
      [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)].some(
        ({ value }) => value.trim() !== '',
      ),
  );
}
