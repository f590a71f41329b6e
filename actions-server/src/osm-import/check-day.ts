/** Tells whether a text is a day that has passed, as 2026-11-22. */
export function isDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && time <= Date.now() && time > Date.parse('2005-01-01');
}
