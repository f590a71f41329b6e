import { parseTime } from './hours-values.ts';

/** Returns the first date or time of an area of the hours editor that is missing or cannot be parsed. */
export function firstWrongInput(area: ParentNode): HTMLInputElement | undefined {
  const inputs = area.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])');
  return [...inputs].find((input) =>
    input.type === 'date'
      ? input.value === '' || input.validity.rangeUnderflow || input.validity.rangeOverflow
      : parseTime(input.value) === null,
  );
}
