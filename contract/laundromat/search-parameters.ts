import { z } from 'zod';
import { latitudeParameter, longitudeParameter, once } from '../validation/query-parameters.ts';
import { cleanText, cutText } from '../validation/text.ts';
import { services } from './field-definition.ts';
import { distanceFiltersKm, queryMaxLength, searchSorts } from './search.ts';

const lastPage = 1_000_000;
const largestPage = 100;

function parameter<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional()).optional();
}

const freeText = once
  .transform((text) => cutText(cleanText(text), queryMaxLength) || undefined)
  .pipe(z.string().optional());

const boxMessage = 'Le cadre doit être de la forme\u00a0: ouest,sud,est,nord, en degrés.';

const box = once
  .regex(/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/, boxMessage)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).length(4).refine(isBox, boxMessage));

function isBox([west = NaN, south = NaN, east = NaN, north = NaN]: number[]): boolean {
  return -90 <= south && south <= north && north <= 90 && -180 <= west && west <= east && east <= 180;
}

const whole = (message: string, limit: number) =>
  once
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(limit, message));

const capacityMessage = 'La capacité doit être un nombre de 1 à 50 (kilogrammes).';

const serviceIds = once
  .transform((list) => [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
  .pipe(services);

/**
 * `maxDistance` is measured from `lat` and `lng`, else from the centre of `city`, else ignored. `bbox` replaces both as
 * a condition; distances are still measured from `lat` and `lng`. `openNow=true` returns only laundromats that are
 * surely open.
 */
export const laundromatsQuery = z
  .object({
    q: parameter(freeText),
    city: parameter(freeText),
    region: parameter(freeText),
    lat: parameter(latitudeParameter),
    lng: parameter(longitudeParameter),
    maxDistance: parameter(
      once
        .transform(Number)
        .pipe(z.literal([...distanceFiltersKm], 'La distance maximale doit être 1, 5 ou 10 (kilomètres).')),
    ),
    bbox: parameter(box),
    services: parameter(serviceIds),
    openNow: parameter(once.pipe(z.literal('true', 'Ce paramètre ne peut valoir que\u00a0: true.'))),
    minWasherKg: parameter(
      once
        .regex(/^\d{1,2}(\.\d)?$/, capacityMessage)
        .transform(Number)
        .pipe(z.number().min(1, capacityMessage).max(50, capacityMessage)),
    ),
    sort: parameter(
      once.pipe(z.enum(searchSorts, `Le tri doit être l'un de\u00a0: ${searchSorts.join(', ')}.`)),
    ),
    page: parameter(whole('La page doit être un nombre entier à partir de 1.', lastPage)),
    limit: parameter(whole(`Une page compte de 1 à ${largestPage} laveries.`, largestPage)),
  })
  .refine(({ lat, lng }) => lat !== undefined || lng === undefined, {
    path: ['lat'],
    message: 'La latitude et la longitude vont ensemble.',
  })
  .refine(({ lat, lng }) => lng !== undefined || lat === undefined, {
    path: ['lng'],
    message: 'La latitude et la longitude vont ensemble.',
  });
export type LaundromatsQuery = z.infer<typeof laundromatsQuery>;
