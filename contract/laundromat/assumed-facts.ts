import { columnOf, textFields } from './fields.ts';
import type { LaundromatCreate } from './forms.ts';

/** Fields with a default in the specification (§5), which counts as unknown until it is stated. */
export const assumableFacts = ['city', 'postalCode', 'priceFrom', 'hours'] as const;

interface Defaults {
  city: string;
  postalCode: string;
  priceFrom: string | null;
  hours: string | null;
  assumedFacts: string[];
}

export function assumedFactsOf(columns: readonly string[]): (typeof assumableFacts)[number][] {
  return assumableFacts.filter((name) => columns.includes(columnOf(name)));
}

/** Fills in the defaults of the specification, and names the columns that got one. */
export function withDefaults<Form extends Pick<LaundromatCreate, (typeof assumableFacts)[number]>>(
  form: Form,
): Omit<Form, keyof Defaults> & Defaults {
  const omitted = assumableFacts.filter((name) => form[name] === undefined);
  const defaults = Object.fromEntries(omitted.map((name) => [name, textFields[name].fallback]));
  return { ...(form as Form & Defaults), ...defaults, assumedFacts: omitted.map(columnOf) };
}
