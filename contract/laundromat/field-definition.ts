import { z } from 'zod';
import { omittableLatin, optionalText, requiredLatin } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';

export type FieldGroup = 'place' | 'contact' | 'opening' | 'machines' | 'links' | 'description' | 'services';

export interface LaundromatField {
  /** Its name in forms, where messages have another one (`fieldTitles`). */
  label?: string;
  hint?: string;
  /** Input for a text that is not one plain line. */
  input?: 'longText' | 'address' | 'city' | 'price' | 'phone' | 'email' | 'link';
  /** Part of the forms that shows it. The editor of `hours` shows the other hours, the pin both coordinates. */
  group?: FieldGroup;
  maxLength?: number;
  required?: string;
  /** Value of a REST creation without the field (spec §5), which counts as unknown. */
  fallback?: string;
  submission?: { label?: string; hint?: string; placeholder?: string };
  isWide?: boolean;
  autoComplete?: string;
  inputMode?: 'numeric';
  refusalTitle?: string;
  /** `edit` is also the body of a patch, `create` that of `POST /api/laundromats`, `answer` what the server returns. */
  schemas: Partial<Record<'edit' | 'submission' | 'create' | 'answer', z.ZodType>>;
}

const createRequiredMessage = "Veuillez remplir au moins le nom et l'adresse.";
const editRequiredMessage = "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.";
export const isRequiredMessage = (message: string | undefined) =>
  message === createRequiredMessage || message === editRequiredMessage;
const linkFormatMessage = 'Veuillez entrer une URL valide commençant par http:// ou https://';
const priceMessage = 'Le prix doit être un nombre de 0 à 999,99';

const bareLink = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u;

const optionalLink = (length: number) =>
  optionalText(length)
    .transform((text) => (text && bareLink.test(text) ? `https://${text}` : text))
    .pipe(z.string().max(length).nullish());

export const isLink = (text: string | null | undefined) => !text || /^https?:\/\/\S+$/.test(text);

/** A price as a number or text, with a point or a comma; becomes the text Postgres would print. */
const priceOr = <Empty extends null | undefined>(empty: Empty) =>
  z
    .union([z.string(), z.number()], priceMessage)
    .nullish()
    .transform((value) => (value == null ? value : String(value).trim().replace(',', '.') || empty))
    .pipe(
      z
        .string()
        .regex(/^\d{1,3}(\.\d{1,2})?$/, priceMessage)
        .transform((text) => Number(text).toFixed(2))
        .nullish(),
    );

export const price = priceOr(null);
export const createdPrice = priceOr(undefined);

function coordinate(limit: number, title: string) {
  const message = `${title} doit être un nombre entre -${limit} et ${limit}.`;
  return z
    .union([z.string(), z.number()], message)
    .nullish()
    .transform((value) => (typeof value === 'string' ? (value.trim() ? Number(value) : undefined) : value))
    .pipe(z.number(message).min(-limit, message).max(limit, message).nullish());
}

export const services = z
  .array(rowId('Service inconnu.'), 'Les services doivent être une liste.')
  .max(50, 'Trop de services demandés.')
  .transform((ids) => [...new Set(ids)]);

export const inEveryForm = <Schema extends z.ZodType>(schema: Schema) =>
  ({ edit: schema, submission: schema, create: schema }) as const;

/** A text that every form and REST require. */
export function required(maxLength: number, sentence: string) {
  const submission = requiredLatin(createRequiredMessage, maxLength);
  const edit = requiredLatin(editRequiredMessage, maxLength);
  return {
    maxLength,
    required: sentence,
    schemas: { edit, submission, create: submission, answer: z.string() },
  } as const;
}

/** A text that forms require, and REST fills in with `fallback`. */
export function requiredInForms(maxLength: number, fallback: string, sentence: string) {
  const create = omittableLatin(maxLength).transform((text) => text ?? undefined);
  const edit = requiredLatin(editRequiredMessage, maxLength);
  return {
    maxLength,
    fallback,
    required: sentence,
    schemas: { edit, submission: edit, create, answer: z.string() },
  } as const;
}

const postalCodeMessage = 'Le code postal a cinq chiffres, comme 69003.';

/** {@link requiredInForms} for the five digits of a postal code; the server refuses one that no commune has. */
export function postalCode(fallback: string, sentence: string) {
  const { schemas, ...rest } = requiredInForms(20, fallback, sentence);
  const isCode = (text: string | undefined) => text === undefined || /^\d{5}$/.test(text);
  const edit = schemas.edit.refine(isCode, postalCodeMessage);
  return {
    ...rest,
    schemas: { ...schemas, edit, submission: edit, create: schemas.create.refine(isCode, postalCodeMessage) },
  } as const;
}

export function optional<Schema extends z.ZodType>(maxLength: number, schema: Schema) {
  return { maxLength, schemas: { ...inEveryForm(schema), answer: z.string().nullable() } };
}

export function pin(limit: number, title: string) {
  return {
    group: 'place',
    schemas: inEveryForm(coordinate(limit, title)),
  } as const;
}

export function link() {
  const maxLength = 500;
  const edit = optionalLink(maxLength).refine(isLink, linkFormatMessage);
  // A creation reports wrong links on `website`, see laundromatCreate.
  const create = optionalLink(maxLength);
  const schemas = { edit, submission: edit, create, answer: z.string().nullable() };
  return { input: 'link', group: 'links', maxLength, schemas } as const;
}

/** Returns the schemas of all fields for one purpose, such as `edit`. */
export function shapeOf<
  Purpose extends keyof LaundromatField['schemas'],
  Fields extends Record<string, { schemas: Record<Purpose, z.ZodType> }>,
>(fields: Fields, purpose: Purpose) {
  const shape = Object.entries(fields).map(([name, { schemas }]) => [name, schemas[purpose]]);
  return Object.fromEntries(shape) as { [Name in keyof Fields]: Fields[Name]['schemas'][Purpose] };
}
