import { z } from 'zod';
import {
  optionalEmail,
  optionalLines,
  optionalText,
  requiredText,
  typedDay,
} from '../validation/form-fields.ts';
import { checkedPhone, optionalPhone } from '../validation/phone.ts';

const lengths = { short: 200, long: 500 };
const day = typedDay('Veuillez choisir une date.');

const domain = z
  .string()
  .nullish()
  .transform((text) => {
    const host = text
      ?.trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/', 1)[0];
    return host ? host : null;
  })
  .pipe(
    z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Indiquez un nom de domaine, comme lavoir.fr')
      .max(lengths.short)
      .nullable(),
  );
const orNull = <Value>(value: Value | null | undefined) => value ?? null;
const optional = (length: number) => optionalText(length).transform(orNull);

export const siteSettings = z.object({
  siteTitle: requiredText('Veuillez indiquer le nom du site.', lengths.short),
  domain,
  contactEmail: optionalEmail.transform(orNull),
  contactPhone: requiredText('Veuillez indiquer un numéro de téléphone.', 50).transform(checkedPhone),
  contactHours: requiredText('Veuillez indiquer les horaires.', lengths.short),
  publisherName: optional(lengths.short),
  publisherCapital: optional(lengths.short),
  publisherAddress: optional(lengths.long),
  publisherRegistration: optional(lengths.short),
  publisherVatNumber: optional(lengths.short),
  publisherDirector: optional(lengths.short),
  hostName: optional(lengths.short),
  hostAddress: optional(lengths.long),
  hostPhone: optionalPhone.transform(orNull),
  termsVersion: day,
  privacyVersion: day,
  rankingVersion: day,
  accessibilityVersion: day,
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const siteStatement = z.object({
  text: requiredText("Veuillez écrire l'affirmation.", 300),
  isShown: z.boolean(),
  source: optionalLines(1000).transform(orNull),
});

/** Facts about publisher and host that the law requires (LCEN, article 1-1). Capital and VAT depend on the publisher. */
const required = {
  contactEmail: 'email de contact',
  publisherName: "nom de l'éditeur",
  publisherAddress: "adresse de l'éditeur",
  publisherRegistration: 'immatriculation',
  publisherDirector: 'directeur de la publication',
  hostName: "nom de l'hébergeur",
  hostAddress: "adresse de l'hébergeur",
  hostPhone: "téléphone de l'hébergeur",
} as const satisfies Partial<Record<keyof SiteSettings, string>>;
export type RequiredSetting = keyof typeof required;
export const requiredSettings = Object.keys(required) as RequiredSetting[];

export function missingSettings(settings: Pick<SiteSettings, RequiredSetting>): string[] {
  return requiredSettings.filter((name) => !settings[name]).map((name) => required[name]);
}
