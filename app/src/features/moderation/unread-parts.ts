import { machinesOf } from '#app/graphql/laundromats/laundromat-machines.ts';
import { ownerFields } from '#contract/laundromat/fields.ts';
import { machineText } from '#contract/laundromat/machine-texts.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';

/** The parts of a laundromat that are shown as one text. `hours` is the sentence of the weekly hours. */
export const partNames = [
  'hours',
  'holidayHours',
  'openingExceptions',
  'cycleMinutes',
  'priceFrom',
  'machines',
  'latitude',
  'longitude',
] as const satisfies readonly (UnreadPart & keyof AdminLaundromat)[];
type Part = (typeof partNames)[number];

export const partTitle = (name: Part): string => ownerFields[name].title;

const holidayTexts: Record<string, string> = { usual: 'comme d’habitude', closed: 'fermé', unknown: '' };

/** Returns the text of a stored or a former value. */
export function partText(name: Part, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (name === 'holidayHours') return holidayTexts[value as string] ?? '';
  if (name === 'machines') {
    return machinesOf({ machines: value } as Parameters<typeof machinesOf>[0])
      .map(machineText)
      .join('\n');
  }
  if (name === 'openingExceptions') {
    return (value as AdminLaundromat['openingExceptions'])
      .map(
        ({ firstDay, lastDay, periods }) =>
          `${firstDay} – ${lastDay}\u00a0: ${periods ? 'autres heures' : 'fermé'}`,
      )
      .join('\n');
  }
  if (name === 'priceFrom') return formatPrice(String(value)) ?? '';
  return name === 'cycleMinutes' ? `${Number(value)}\u00a0min` : String(value);
}
