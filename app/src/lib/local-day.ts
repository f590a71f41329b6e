/** The day by the clock of the device, as a date field writes it: `2026-03-12`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
