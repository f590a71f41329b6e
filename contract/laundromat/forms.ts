import { z } from 'zod';
import { clientMadeId, optionalEmail, optionalText, requiredText } from '../validation/form-fields.ts';
import { defaultHours } from './laundromat.ts';

/** The fields that hold a link, with the title of the toast that refuses a wrong one (spec §5). */
export const linkFormatTitles = {
  website: 'Format du site web invalide',
  facebook: 'Format Facebook invalide',
  instagram: 'Format Instagram invalide',
} as const;
export const linkFormatMessage = 'Veuillez entrer une URL valide commençant par http:// ou https://';
const createLinkMessage = 'Les URLs doivent commencer par http:// ou https://';
export const createRequiredMessage = "Veuillez remplir au moins le nom et l'adresse.";
export const editRequiredMessage = "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.";
const priceMessage = 'Le prix doit être un nombre de 0 à 999,99';

const lengths = { name: 200, address: 300, city: 200, postalCode: 20, phone: 50, hours: 200, link: 500 };
const descriptionLength = 10_000;
const servicesAtMost = 50;

/** What a submission says about these when it leaves them empty (spec §5). */
export const submissionDefaults = { city: 'Paris', postalCode: '75000', priceFrom: '5.00' } as const;

const isLink = (text: string | null | undefined) => !text || /^https?:\/\/\S+$/.test(text);
const link = optionalText(lengths.link).refine(isLink, linkFormatMessage);

/** A price as a number or its text, with a point or a comma; becomes the text Postgres would print. */
const price = z
  .union([z.string(), z.number()], priceMessage)
  .nullish()
  .transform((value) => (value == null ? value : String(value).trim().replace(',', '.') || null))
  .pipe(
    z
      .string()
      .regex(/^\d{1,3}(\.\d{1,2})?$/, priceMessage)
      .transform((text) => Number(text).toFixed(2))
      .nullish(),
  );

const services = z
  .array(z.guid('Service inconnu.').toLowerCase(), 'Les services doivent être une liste.')
  .max(servicesAtMost, 'Trop de services demandés.')
  .transform((ids) => [...new Set(ids)]);

const details = {
  phone: optionalText(lengths.phone),
  email: optionalEmail,
  description: optionalText(descriptionLength),
  hours: optionalText(lengths.hours),
};

/**
 * `POST /api/laundromats`. Drafts and forms also send tier flags, dates and counts: they are dropped here,
 * because the server takes all of them from the owner's plan.
 */
export const laundromatCreate = z
  .object({
    id: clientMadeId,
    name: requiredText(createRequiredMessage, lengths.name),
    address: requiredText(createRequiredMessage, lengths.address),
    city: optionalText(lengths.city).transform((city) => city ?? submissionDefaults.city),
    postalCode: optionalText(lengths.postalCode).transform((code) => code ?? submissionDefaults.postalCode),
    ...details,
    hours: details.hours.transform((hours) => hours ?? defaultHours),
    priceFrom: price.transform((amount) => amount ?? submissionDefaults.priceFrom),
    website: optionalText(lengths.link),
    facebook: optionalText(lengths.link),
    instagram: optionalText(lengths.link),
    services: services.default([]),
  })
  .refine(({ website, facebook, instagram }) => [website, facebook, instagram].every(isLink), {
    path: ['website'],
    message: createLinkMessage,
  });
export type LaundromatCreate = z.infer<typeof laundromatCreate>;

/** The edit page, which shows every field. */
export const laundromatEditForm = z.object({
  name: requiredText(editRequiredMessage, lengths.name),
  address: requiredText(editRequiredMessage, lengths.address),
  city: requiredText(editRequiredMessage, lengths.city),
  postalCode: requiredText(editRequiredMessage, lengths.postalCode),
  ...details,
  priceFrom: price,
  website: link,
  facebook: link,
  instagram: link,
  services,
});
export type LaundromatEditForm = z.infer<typeof laundromatEditForm>;

/** The submission form: what it leaves empty, {@link laundromatCreate} fills in (spec §5). */
export const laundromatSubmission = laundromatEditForm.extend({
  name: requiredText(createRequiredMessage, lengths.name),
  address: requiredText(createRequiredMessage, lengths.address),
  city: optionalText(lengths.city),
  postalCode: optionalText(lengths.postalCode),
});
export type LaundromatSubmission = z.infer<typeof laundromatSubmission>;

/** `PATCH /api/laundromats/{id}`: what is not sent stays as it is. */
export const laundromatPatch = laundromatEditForm.partial();
export type LaundromatPatch = z.infer<typeof laundromatPatch>;
