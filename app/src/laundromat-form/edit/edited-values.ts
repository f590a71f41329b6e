import { graphql } from '#app/graphql/graphql.ts';
import { laundromatMachines, machinesOf } from '#app/graphql/laundromats/laundromat-machines.ts';
import { laundromatContent } from '#app/graphql/laundromats/laundromat-query.ts';
import { openingFragment } from '#app/graphql/laundromats/laundromat-summary.ts';
import { type EditableLaundromat, valuesOf } from '#app/laundromat-form/form-values.ts';
import type { StoredLocation } from '#app/laundromat-form/place/use-shown-location.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import { machineText } from '#contract/laundromat/machine-texts.ts';
import { machinesInput } from '#contract/laundromat/machines.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { daysOfException, holidayTexts } from '#contract/laundromat/special-days.ts';
import type { WeeklyHours } from '#contract/laundromat/weekly-hours.ts';

export const editableLaundromat = graphql(
  `
    fragment EditableLaundromat on laundromats {
      ...LaundromatContent
      ...Opening
      priceFrom: statedPriceFrom
      assumedFacts
      ...LaundromatMachines
      latitude
      longitude
      locationSource
      laundromatServices(order_by: { service: { position: asc } }) {
        laundromatId
        serviceId
      }
    }
  `,
  [laundromatContent, laundromatMachines, openingFragment],
);

/** Fields that are sent together: the pin, the week and its text, the tier. */
export const fieldGroups = [
  ['latitude', 'longitude'],
  ['hours', 'weeklyHours'],
  ['isPremium', 'isFeatured', 'featuredUntil'],
];

/**
 * Returns the values of a laundromat in the format in which the server compares them with the stored ones. Only a pin
 * has coordinates here, not a geocoded point.
 */
export function seenOf(laundromat: EditableLaundromat & StoredLocation) {
  const isPin = laundromat.locationSource === 'pin';
  const { latitude, longitude } = laundromat;
  const texts = Object.entries(valuesOf(laundromat)).map(([name, value]) => [
    name,
    value === '' ? null : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<string, unknown>),
    machines: machinesOf(laundromat).map(({ id: _, ...machine }) => machine),
    ...(isPin ? { latitude, longitude } : { latitude: null, longitude: null }),
  };
}

export function fieldTitle(name: string): string {
  if (name === 'latitude') return 'Emplacement';
  return (fieldTitles as Record<string, string>)[name] ?? name;
}

/** Returns a valid value of a form in words; `services` has the names of services by id. */
export function fieldText(name: string, value: unknown, services: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined || value === '') return '';
  if (name === 'latitude') return 'Repère placé sur la carte';
  if (name === 'weeklyHours') return hoursSentence(value as WeeklyHours);
  if (name === 'holidayHours') return holidayTexts[value as keyof typeof holidayTexts];
  if (name === 'services') return (value as string[]).map((id) => services.get(id) ?? '').join(', ');
  if (name === 'machines') return machinesInput.parse(value).map(machineText).join('\n');
  if (name === 'openingExceptions')
    return (value as OpeningException[])
      .map(daysOfException)
      .map(({ title, hours }) => `${title}\u00a0: ${hours}`)
      .join('\n');
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return String(value);
}
