import { z } from 'zod';
import { latitudeParameter, longitudeParameter, once } from '../validation/query-parameters.ts';
import { cleanText } from '../validation/text.ts';

export const suggestionsFrom = 3;

const text = (maxLength: number, message: string, minLength = 1) =>
  once
    .transform(cleanText)
    .pipe(z.string().min(minLength, message).max(maxLength, 'Cette adresse est trop longue.'));

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** Tells whether a text is worth a question to the geocoder: not too short, and no postal code alone. */
export function isForGeocoder(text: string): boolean {
  return text.length >= suggestionsFrom && !/^\d+$/.test(text);
}

/** `GET /api/places/suggestions?q=12 rue mer`, and `&of=places` for quarters, stations and the like as well. */
export const suggestionsQuery = z.object({
  q: text(200, `Saisissez au moins ${suggestionsFrom} caractères.`, suggestionsFrom),
  of: z.enum(['addresses', 'places']).default('addresses'),
});
export type SuggestedPlaces = z.infer<typeof suggestionsQuery>['of'];

export const postalAddress = z.object({ address: z.string(), postalCode: z.string(), city: z.string() });
export type PostalAddress = z.infer<typeof postalAddress>;

const addressSuggestion = postalAddress.extend({ latitude, longitude });
export type AddressSuggestion = z.infer<typeof addressSuggestion>;
export const addressSuggestions = z.array(addressSuggestion);

export const geocodeQuery = z.object({
  address: text(300, "L'adresse est obligatoire."),
  postalCode: text(20, 'Le code postal est obligatoire.'),
  city: text(200, 'La ville est obligatoire.'),
});

/**
 * `address`: house number or street. `commune`: only the centre of the commune, when the address is unknown or the
 * geocoder is unavailable.
 */
export const addressPoint = z.object({ source: z.enum(['address', 'commune']), latitude, longitude });
export type AddressPoint = z.infer<typeof addressPoint>;

export const reverseQuery = z.object({
  latitude: latitudeParameter,
  longitude: longitudeParameter,
});

export const nearestAddress = postalAddress.extend({ distance: z.number().min(0) });
export type NearestAddress = z.infer<typeof nearestAddress>;

/**
 * A URL with `{z}`, `{x}` and `{y}`, the attribution that every map must show, and whether a device may store tiles.
 */
export const mapTiles = z.object({
  url: z.string(),
  attribution: z.string(),
  maxZoom: z.int(),
  storable: z.boolean(),
});
export type MapTiles = z.infer<typeof mapTiles>;
