import { z } from 'zod';
import type { LaundromatMachinesFragment } from '#app/graphql/generated/graphql.ts';
import { machinesOf } from '#app/graphql/laundromats/laundromat-machines.ts';
import {
  emptyHours,
  hoursValues,
  hoursValuesOf,
  typedText,
} from '#app/laundromat-form/hours/hours-values.ts';
import { machineValues, machineValuesOf } from '#app/laundromat-form/machines/machine-values.ts';
import { localDay } from '#app/lib/time/local-day.ts';
import { columnOf, type TextFieldName, textFieldNames } from '#contract/laundromat/fields.ts';
import { lowestWashPrice } from '#contract/laundromat/machine-texts.ts';
import type { OpeningRow } from '#contract/laundromat/opening-facts.ts';

export type FormVariant = 'submission' | 'owner' | 'admin';

type TextValues<Text> = Record<TextFieldName, Text>;

const textValues = <Value>(valueOf: (name: TextFieldName) => Value) =>
  Object.fromEntries(textFieldNames.map((name) => [name, valueOf(name)])) as TextValues<Value>;

const typedCoordinate = typedText.nullable();

/**
 * The fields of a laundromat as a form holds them and a device saves them: every text is a string until it is sent. Any
 * field that is missing or cannot be read is empty.
 */
export const laundromatValues = z.object({
  ...textValues(() => typedText),
  /** The pin of the form: empty texts mean that there is none, null removes the stored one. */
  latitude: typedCoordinate,
  longitude: typedCoordinate,
  ...hoursValues.shape,
  machines: z.array(machineValues).catch([]),
  services: z.array(z.string()).catch([]),
});
export type LaundromatFormValues = z.infer<typeof laundromatValues>;

export const emptyValues = laundromatValues.parse({});

export type EditableLaundromat = TextValues<string | null> &
  LaundromatMachinesFragment &
  Omit<OpeningRow, 'postalCode'> & {
    assumedFacts: readonly string[];
    laundromatServices: readonly { serviceId: string }[];
  };

/**
 * The values of a form that shows a stored laundromat. An assumed fact is empty, so that the owner states it. Its point
 * becomes a pin only when it is moved.
 */
export function valuesOf(laundromat: EditableLaundromat): LaundromatFormValues {
  const machines = machinesOf(laundromat);
  const { priceFrom, ...texts } = textValues((name) =>
    laundromat.assumedFacts.includes(columnOf(name)) ? '' : (laundromat[name] ?? ''),
  );
  const hours = hoursValuesOf({ ...laundromat, postalCode: texts.postalCode }, localDay(new Date()));
  return {
    ...texts,
    ...hours,
    // The text follows from the weekly hours.
    hours: hours.weeklyHours ? '' : texts.hours,
    // A price that follows from washers was not stated by the owner, and disappears with them.
    priceFrom: lowestWashPrice(machines) === null ? priceFrom : '',
    latitude: '',
    longitude: '',
    machines: machineValuesOf(machines),
    services: servicesOf(laundromat),
  };
}

function servicesOf({ laundromatServices }: Pick<EditableLaundromat, 'laundromatServices'>): string[] {
  return laundromatServices.map(({ serviceId }) => serviceId);
}

export function isTyped(values: LaundromatFormValues): boolean {
  return (
    values.services.length > 0 ||
    values.machines.length > 0 ||
    values.latitude !== '' ||
    values.weeklyHours !== null ||
    values.holidayHours !== emptyHours.holidayHours ||
    values.openingExceptions.length > 0 ||
    values.cycleMinutes !== null ||
    textFieldNames.some((name) => values[name] !== emptyValues[name])
  );
}
