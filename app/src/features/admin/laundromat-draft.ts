import { adminLaundromatForm, type AdminLaundromatForm } from '#contract/laundromat/admin-form.ts';
import { defaultHours } from '#contract/laundromat/laundromat.ts';
import { firstErrors } from './first-errors.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';

/** The dialog's fields as they are typed. */
export interface LaundromatDraft {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  hours: string;
  priceFrom: string;
  website: string;
  facebook: string;
  instagram: string;
  description: string;
  services: readonly string[];
  isPremium: boolean;
  isFeatured: boolean;
  featuredUntil: string;
}

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** The fields of a laundromat, or those of one to come. */
export function draftOf(laundromat?: AdminLaundromat): LaundromatDraft {
  return {
    name: laundromat?.name ?? '',
    address: laundromat?.address ?? '',
    postalCode: laundromat?.postalCode ?? '',
    city: laundromat?.city ?? '',
    phone: laundromat?.phone ?? '',
    email: laundromat?.email ?? '',
    hours: laundromat ? (laundromat.hours ?? '') : defaultHours,
    priceFrom: laundromat?.priceFrom?.replace('.', ',') ?? '',
    website: laundromat?.website ?? '',
    facebook: laundromat?.facebook ?? '',
    instagram: laundromat?.instagram ?? '',
    description: laundromat?.description ?? '',
    services: servicesOf(laundromat),
    isPremium: laundromat?.isPremium ?? false,
    isFeatured: laundromat?.isFeatured ?? false,
    featuredUntil: laundromat?.featuredUntil ? parisDay.format(new Date(laundromat.featuredUntil)) : '',
  };
}

/** Ids of the services that a laundromat offers. */
export function servicesOf(laundromat?: AdminLaundromat): string[] {
  return laundromat?.laundromatServices.map(({ serviceId }) => serviceId) ?? [];
}

/** What a choice of services adds and takes away; what somebody else changed meanwhile stays as it is. */
export function serviceChanges(laundromat: AdminLaundromat, chosen: readonly string[]) {
  const offered = servicesOf(laundromat);
  return {
    added: chosen
      .filter((id) => !offered.includes(id))
      .map((serviceId) => ({ laundromatId: laundromat.id, serviceId })),
    removed: offered.filter((id) => !chosen.includes(id)),
  };
}

export type DraftErrors = Partial<Record<keyof LaundromatDraft, string>>;

/** What can be stored, or what is wrong, field by field. */
export function checkDraft(draft: LaundromatDraft): { fields?: AdminLaundromatForm; errors: DraftErrors } {
  const { data, error } = adminLaundromatForm.safeParse(draft);
  return { fields: data, errors: firstErrors(error?.issues) };
}
