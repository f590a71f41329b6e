/** Returns the day by the device's clock in the format of a date field: `2026-03-12`. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
