import type { z } from 'zod';
import type { FieldErrors } from '#contract/http/errors.ts';
import { missingFieldsTitle } from '#contract/validation/form-fields.ts';
import {
  editRequiredMessage,
  laundromatEditForm,
  linkFormatMessage,
  linkFormatTitles,
} from '#contract/laundromat/forms.ts';
import type { EditedLaundromat } from './edit-query.ts';

/** The form as it is typed. */
export type EditValues = z.input<typeof laundromatEditForm>;

/** What the form shows at first; an empty field is empty text. */
export function valuesOf(laundromat: EditedLaundromat): EditValues {
  const { name, address, city, postalCode, laundromatServices } = laundromat;
  const { phone, email, description, hours, priceFrom, website, facebook, instagram } = laundromat;
  return {
    name,
    address,
    city,
    postalCode,
    phone: phone ?? '',
    email: email ?? '',
    description: description ?? '',
    hours: hours ?? '',
    priceFrom: priceFrom ?? '',
    website: website ?? '',
    facebook: facebook ?? '',
    instagram: instagram ?? '',
    services: laundromatServices.map(({ serviceId }) => serviceId),
  };
}

const order = Object.keys(laundromatEditForm.shape);

/** The toast for a form that is not right yet (spec §5); what is missing comes first. Undefined when nothing is wrong. */
export function editRefusal(errors: FieldErrors): { title: string; description: string } | undefined {
  const wrong = order.filter((name) => errors[name] !== undefined);
  const first = wrong[0];
  if (first === undefined) return undefined;
  if (wrong.some((name) => errors[name] === editRequiredMessage)) {
    return { title: missingFieldsTitle, description: editRequiredMessage };
  }
  const links: Record<string, string> = linkFormatTitles;
  const link = wrong.find((name) => errors[name] === linkFormatMessage);
  if (link !== undefined) return { title: links[link] ?? '', description: linkFormatMessage };
  return { title: 'Information à corriger', description: errors[first] ?? '' };
}
