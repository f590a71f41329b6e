import { z } from 'zod';
import { optionalEmail, optionalText, requiredText } from '../validation/form-fields.ts';
import { defaultHours } from './laundromat.ts';
import { decimalString } from '../validation/text.ts';

/** The forms that show fields of a laundromat. */
export type LaundromatForm = 'submission' | 'owner' | 'admin';

/** The part of a form that a field belongs to. Each form decides on the order of these parts. */
export type FieldGroup = 'place' | 'contact' | 'opening' | 'links' | 'description' | 'services' | 'tier';

type FieldInput =
  'text' | 'longText' | 'city' | 'hours' | 'price' | 'phone' | 'email' | 'link' | 'services' | 'flag' | 'day';

/** An editable field of a laundromat. Its key in the table is its name in REST and GraphQL. */
export interface LaundromatField {
  /** Short name in messages, in the journal and beside a change that waits for moderation. */
  title: string;
  /** Text above the input. */
  label: string;
  hint?: string;
  input: FieldInput;
  group: FieldGroup;
  editors: readonly ('owner' | 'site_admin')[];
  forms: readonly LaundromatForm[];
  /** An owner's change of a published laundromat waits for moderation. */
  isModerated: boolean;
  /** It identifies or reaches a person: an export of personal data must contain it. */
  isPersonal: boolean;
  maxLength?: number;
  /** `edit`: required once the laundromat exists; a submission may leave it out. */
  required?: 'always' | 'edit';
  /** Value of an empty form. */
  initial?: string;
  /** Value stored for a submission that leaves the field out (spec §5). */
  fallback?: string;
  /** Differences of the submission form, where nothing about the laundromat is known yet. */
  submission?: { label?: string; hint?: string; placeholder?: string };
  /** Takes the whole width of a form with two columns. */
  isWide?: boolean;
  autoComplete?: string;
  inputMode?: 'numeric';
  /** Title of the toast that refuses a wrong link (spec §5). */
  refusalTitle?: string;
  /** `edit` is also the body of a patch, `create` that of `POST /api/laundromats`, `answer` what the server returns. */
  schemas: Partial<Record<'edit' | 'submission' | 'create' | 'answer', z.ZodType>>;
}

export const createRequiredMessage = "Veuillez remplir au moins le nom et l'adresse.";
export const editRequiredMessage = "Veuillez remplir au moins le nom, l'adresse, la ville et le code postal.";
export const linkFormatMessage = 'Veuillez entrer une URL valide commençant par http:// ou https://';
const priceMessage = 'Le prix doit être un nombre de 0 à 999,99';
const servicesAtMost = 50;

export const isLink = (text: string | null | undefined) => !text || /^https?:\/\/\S+$/.test(text);

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

const byOwner = { editors: ['owner', 'site_admin'], forms: ['submission', 'owner', 'admin'] } as const;
const byAdministrator = { editors: ['site_admin'], forms: ['admin'] } as const;

function required(maxLength: number) {
  const submission = requiredText(createRequiredMessage, maxLength);
  const edit = requiredText(editRequiredMessage, maxLength);
  return {
    maxLength,
    required: 'always',
    schemas: { edit, submission, create: submission, answer: z.string() },
  } as const;
}

/** A text that a submission may leave out, because it then gets `fallback`. */
function requiredLater(maxLength: number, fallback: string) {
  const submission = optionalText(maxLength);
  const create = submission.transform((text) => text ?? fallback);
  const edit = requiredText(editRequiredMessage, maxLength);
  return {
    maxLength,
    fallback,
    required: 'edit',
    schemas: { edit, submission, create, answer: z.string() },
  } as const;
}

function optional<Schema extends z.ZodType>(maxLength: number, schema: Schema) {
  const answer = z.string().nullable();
  return { maxLength, schemas: { edit: schema, submission: schema, create: schema, answer } };
}

function link() {
  const maxLength = 500;
  const edit = optionalText(maxLength).refine(isLink, linkFormatMessage);
  // A creation reports every wrong link on `website`, see laundromatCreate.
  const create = optionalText(maxLength);
  const schemas = { edit, submission: edit, create, answer: z.string().nullable() };
  return { ...byOwner, input: 'link', group: 'links', isModerated: true, maxLength, schemas } as const;
}

/** The fields that hold one text. Forms show the fields of a group in this order. */
export const textFields = {
  name: {
    ...byOwner,
    ...required(200),
    title: 'Nom',
    label: 'Nom de la laverie',
    input: 'text',
    group: 'place',
    isModerated: true,
    isPersonal: true,
    isWide: true,
    autoComplete: 'organization',
  },
  address: {
    ...byOwner,
    ...required(300),
    title: 'Adresse',
    label: 'Adresse',
    input: 'text',
    group: 'place',
    isModerated: true,
    isPersonal: true,
    isWide: true,
    autoComplete: 'street-address',
    submission: { placeholder: '12 rue de la République' },
  },
  city: {
    ...byOwner,
    ...requiredLater(200, 'Paris'),
    title: 'Ville',
    label: 'Ville',
    input: 'city',
    group: 'place',
    isModerated: true,
    isPersonal: false,
    submission: { placeholder: 'Paris' },
  },
  postalCode: {
    ...byOwner,
    ...requiredLater(20, '75000'),
    title: 'Code postal',
    label: 'Code postal',
    input: 'text',
    group: 'place',
    isModerated: true,
    isPersonal: false,
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    submission: { placeholder: '75000' },
  },
  phone: {
    ...byOwner,
    ...optional(50, optionalText(50)),
    title: 'Téléphone',
    label: 'Téléphone',
    input: 'phone',
    group: 'contact',
    isModerated: true,
    isPersonal: true,
  },
  email: {
    ...byOwner,
    ...optional(254, optionalEmail),
    title: 'Email',
    label: 'Email',
    input: 'email',
    group: 'contact',
    isModerated: true,
    isPersonal: true,
  },
  description: {
    ...byOwner,
    ...optional(10_000, optionalText(10_000)),
    title: 'Description',
    label: 'Description',
    input: 'longText',
    group: 'description',
    isModerated: true,
    isPersonal: true,
    isWide: true,
    submission: {
      label: 'Description (facultatif)',
      hint: 'Ce qui aide à choisir votre laverie\u00a0: machines, paiement, accès, quartier.',
    },
  },
  hours: {
    ...byOwner,
    title: 'Horaires',
    label: "Horaires d'ouverture",
    input: 'hours',
    group: 'opening',
    isModerated: false,
    isPersonal: false,
    maxLength: 200,
    initial: defaultHours,
    fallback: defaultHours,
    schemas: {
      edit: optionalText(200),
      submission: optionalText(200),
      create: optionalText(200).transform((hours) => hours ?? defaultHours),
      answer: z.string().nullable(),
    },
  },
  priceFrom: {
    ...byOwner,
    title: 'Prix à partir de',
    label: "Prix de départ d'une machine, en euros",
    input: 'price',
    group: 'opening',
    isModerated: false,
    isPersonal: false,
    fallback: '5.00',
    submission: { placeholder: '5,00' },
    schemas: {
      edit: price,
      submission: price,
      create: price.transform((amount) => amount ?? '5.00'),
      answer: decimalString.nullable(),
    },
  },
  website: {
    ...link(),
    title: 'Site web',
    label: 'Site web',
    isPersonal: true,
    isWide: true,
    refusalTitle: 'Format du site web invalide',
  },
  facebook: {
    ...link(),
    title: 'Facebook',
    label: 'Page Facebook',
    isPersonal: true,
    refusalTitle: 'Format Facebook invalide',
  },
  instagram: {
    ...link(),
    title: 'Instagram',
    label: 'Page Instagram',
    isPersonal: true,
    refusalTitle: 'Format Instagram invalide',
  },
} as const satisfies Record<string, LaundromatField>;

/** Every field that an owner may edit. */
export const ownerFields = {
  ...textFields,
  services: {
    ...byOwner,
    title: 'Services',
    label: 'Services proposés',
    input: 'services',
    group: 'services',
    isModerated: false,
    isPersonal: false,
    schemas: { edit: services, submission: services, create: services.default([]) },
  },
} as const satisfies Record<string, LaundromatField>;

/** The fields that an administrator alone may edit: what a plan grants to an owner. */
export const administratorFields = {
  isPremium: {
    ...byAdministrator,
    title: 'Premium',
    label: 'Premium',
    input: 'flag',
    group: 'tier',
    isModerated: false,
    isPersonal: false,
    schemas: { edit: z.boolean() },
  },
  isFeatured: {
    ...byAdministrator,
    title: 'Premium+',
    label: 'Premium+',
    input: 'flag',
    group: 'tier',
    isModerated: false,
    isPersonal: false,
    schemas: { edit: z.boolean() },
  },
  /** The last day of the featured placement, as `2026-12-31`; empty is without an end. */
  featuredUntil: {
    ...byAdministrator,
    title: "Premium+ jusqu'au",
    label: "Premium+ jusqu'au",
    hint: 'Vide\u00a0: sans date de fin.',
    input: 'day',
    group: 'tier',
    isModerated: false,
    isPersonal: false,
    schemas: { edit: z.union([z.literal(''), z.iso.date('Veuillez choisir une date.')]) },
  },
} as const satisfies Record<string, LaundromatField>;

/** Every editable field of a laundromat, by its name. */
export const editableFields = { ...ownerFields, ...administratorFields };

export type TextFieldName = keyof typeof textFields;
export const textFieldNames = Object.keys(textFields) as TextFieldName[];

/** The column of `laundromats` that holds a field. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The schemas of a table of fields for one purpose, by field: the shape of a zod object. */
export function shapeOf<
  Purpose extends keyof LaundromatField['schemas'],
  Fields extends Record<string, { schemas: Record<Purpose, z.ZodType> }>,
>(fields: Fields, purpose: Purpose) {
  const shape = Object.entries(fields).map(([name, { schemas }]) => [name, schemas[purpose]]);
  return Object.fromEntries(shape) as { [Name in keyof Fields]: Fields[Name]['schemas'][Purpose] };
}
