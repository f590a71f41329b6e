import { z } from 'zod';
import { hasNoContact } from '../validation/contacts-in-text.ts';
import {
  omittableText,
  optionalEmail,
  optionalLines,
  optionalText,
  typedDay,
} from '../validation/form-fields.ts';
import { optionalPhone } from '../validation/phone.ts';
import { decimalString } from '../validation/text.ts';
import {
  createdPrice,
  type LaundromatField,
  link,
  optional,
  pin,
  postalCode,
  price,
  required,
  requiredInForms,
  services,
} from './field-definition.ts';
import { hoursFields } from './hours-fields.ts';
import { defaultHours } from './laundromat.ts';
import { machinesInput } from './machines.ts';

const contactMessage =
  'Ce champ ne doit contenir ni lien ni numéro\u00a0: indiquez-les dans les champs prévus.';

/** A text without links, numbers and accounts, because its changes are public before they are read. */
function withoutContact<
  Text extends z.ZodType<string | null | undefined>,
  Field extends { schemas: Record<'edit' | 'submission' | 'create', Text> },
>(field: Field): Field {
  const check = <Schema extends Text>(schema: Schema) => schema.refine(hasNoContact, contactMessage);
  const { edit, submission, create } = field.schemas;
  const schemas = { edit: check(edit), submission: check(submission), create: check(create) };
  return { ...field, schemas: { ...field.schemas, ...schemas } };
}

/** Long enough for the sentence of seven different days with six periods each. */
const hoursMaxLength = 700;

export const textFields = {
  name: {
    ...required(200, 'Le nom de la laverie est obligatoire.'),
    label: 'Nom de la laverie',
    group: 'place',
    isWide: true,
    autoComplete: 'organization',
  },
  address: {
    ...withoutContact(required(300, "L'adresse est obligatoire.")),
    input: 'address',
    group: 'place',
    isWide: true,
    submission: { placeholder: '12 rue de la République' },
  },
  city: {
    ...withoutContact(requiredInForms(200, 'Paris', 'La ville est obligatoire.')),
    input: 'city',
    group: 'place',
  },
  postalCode: {
    ...postalCode('75000', 'Le code postal est obligatoire.'),
    group: 'place',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  phone: {
    ...optional(50, optionalPhone),
    input: 'phone',
    group: 'contact',
  },
  email: {
    ...optional(254, optionalEmail),
    input: 'email',
    group: 'contact',
  },
  description: {
    ...optional(10_000, optionalLines(10_000)),
    input: 'longText',
    group: 'description',
    isWide: true,
    submission: {
      label: 'Description (facultatif)',
      hint: 'Ce qui aide à choisir votre laverie\u00a0: machines, paiement, accès, quartier.',
    },
  },
  hours: {
    label: "Horaires d'ouverture",
    group: 'opening',
    fallback: defaultHours,
    ...withoutContact({
      schemas: {
        edit: optionalText(hoursMaxLength),
        submission: optionalText(hoursMaxLength),
        create: omittableText(hoursMaxLength),
        answer: z.string().nullable(),
      },
    }),
  },
  priceFrom: {
    label: 'Prix du lavage le moins cher, en euros',
    hint: 'Laissez vide si vous ne le connaissez pas.',
    input: 'price',
    group: 'machines',
    fallback: '5.00',
    schemas: {
      edit: price,
      submission: price,
      create: createdPrice,
      answer: decimalString.nullable(),
    },
  },
  website: {
    ...link(),
    isWide: true,
    refusalTitle: 'Format du site web invalide',
  },
  facebook: {
    ...link(),
    label: 'Page Facebook',
    refusalTitle: 'Format Facebook invalide',
  },
  instagram: {
    ...link(),
    label: 'Page Instagram',
    refusalTitle: 'Format Instagram invalide',
  },
} as const satisfies Record<string, LaundromatField>;

export const ownerFields = {
  ...textFields,
  /** Both coordinates are one pin; without it the server geocodes the address. */
  latitude: pin(90, 'La latitude'),
  longitude: pin(180, 'La longitude'),
  ...hoursFields,
  machines: {
    label: 'Machines et tarifs',
    group: 'machines',
    schemas: {
      edit: machinesInput,
      submission: machinesInput.default([]),
      create: machinesInput.default([]),
    },
  },
  services: {
    label: 'Services proposés',
    group: 'services',
    schemas: { edit: services, submission: services.default([]), create: services.default([]) },
  },
} as const satisfies Record<string, LaundromatField>;

/** Schemas of the tier in the form of administrators. */
export const administratorFields = {
  isPremium: z.boolean(),
  isFeatured: z.boolean(),
  featuredUntil: z.union([z.literal(''), typedDay('Veuillez choisir une date.')]),
};

export const editableFields = { ...ownerFields, ...administratorFields };

export type TextFieldName = keyof typeof textFields;
export const textFieldNames = Object.keys(textFields) as TextFieldName[];
/** The texts whose changes an administrator reviews: all but hours and price. */
export const moderatedNames = textFieldNames.filter((name) => name !== 'hours' && name !== 'priceFrom');

export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
