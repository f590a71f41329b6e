import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { serviceIds } from '#contract/laundromat/reference-services.ts';
import type { PostalAddress } from '#contract/places/addresses.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import { normalizedPhone } from '#contract/validation/phone.ts';
import { cutText } from '#contract/validation/text.ts';
import { readOsmHours } from './osm-hours.ts';
import type { SourceObject, Tags } from './source-object.ts';

export type TagFacts = ReturnType<typeof readFacts>;

/** Names that say no more than that it is a laundromat (OpenStreetMap's name-suggestion-index), folded. */
const genericName =
  /^(?:(?:la |ma )?laverie|lavomatique|lavomatic|lavoir|blanchisserie|self|wash|laundromat|laundry)(?: (?:automatique|self|service|libre|en|du|linge|24 24|24h 24|7j 7|laverie))*$/;

const nameMax = 200;

const first = (value: string | undefined) => value?.split(';')[0]?.trim() || undefined;

export function readFacts({ tags }: SourceObject) {
  const tag = (name: string) => tags[name] ?? tags[`contact:${name}`];
  const contact = (name: string) => first(tag(name));
  const rawPhone = tag('phone') ?? tag('mobile');
  const rawWebsite = contact('website') ?? first(tags['url']);
  const rawHours = tags['opening_hours'];
  const facts = {
    phone: rawPhone ? readPhone(rawPhone) : null,
    website: rawWebsite ? readLink(rawWebsite) : null,
    hours: rawHours ? readOsmHours(rawHours) : null,
  };
  return {
    ...facts,
    properName: properName(tags),
    address: readAddress(tags),
    email: readEmail(contact('email')),
    facebook: readProfile(contact('facebook'), 'facebook.com'),
    instagram: readProfile(contact('instagram'), 'instagram.com'),
    services: readServices(tags),
    checkedOn: [tags['check_date'], tags['survey:date']].find(isPlausibleDay) ?? null,
    unreadable: [
      ...(rawPhone && !facts.phone ? (['phone'] as const) : []),
      ...(rawWebsite && !facts.website ? (['website'] as const) : []),
      ...(rawHours && !facts.hours ? (['opening_hours'] as const) : []),
    ],
  };
}

function properName(tags: Tags): string | null {
  const names = [tags['name:fr'], tags['name'], tags['brand'], tags['operator']];
  const proper = names.find((name) => name && !isGenericName(name));
  return proper ? cutText(proper, nameMax) : null;
}

export const isGenericName = (name: string) => genericName.test(foldedText(name));

export function nameFor(proper: string | null, { address, city }: PostalAddress): string {
  if (proper) return proper;
  const street = address.replace(/^[\d\s,]+(?:(?:bis|ter|quater|[a-d])\b)?[\s,]*/i, '');
  if (street === '' || address === unknownAddress) return `Laverie de ${city}`;
  return cutText(`Laverie, ${street.charAt(0).toLowerCase()}${street.slice(1)}`, nameMax);
}

export const unknownAddress = 'Adresse à préciser';

function readAddress(tags: Tags): { [Part in keyof PostalAddress]: string | null } {
  const number = tags['addr:housenumber'] ?? tags['contact:housenumber'];
  const street = tags['addr:street'] ?? tags['contact:street'] ?? tags['addr:place'];
  const postalCode = (tags['addr:postcode'] ?? tags['contact:postcode'])?.replace(/^F-|\s/gi, '');
  return {
    address: street
      ? [number?.replace(/ ?; ?/g, '-'), street].filter(Boolean).join(' ')
      : (tags['addr:full'] ?? null),
    postalCode: postalCode && /^\d{5}$/.test(postalCode) ? postalCode : null,
    city: tags['addr:city'] ?? tags['contact:city'] ?? null,
  };
}

/** Returns the first number of a tag that can be read. A slash may stand between two numbers, or inside one. */
function readPhone(value: string): string | null {
  const tenDigits = value.match(/(?:\+33|\b0) ?[1-9](?:[ .-]?\d\d){4}(?!\d)/) ?? [];
  const parts = [value, ...value.split(/[;,/|&]|\b(?:ou|et|or)\b| [-–] /), ...tenDigits];
  return parts.map(readNumber).find((number) => number !== null) ?? null;
}

/** Text after a number: « poste 12 », « (0,35 €/min) ». */
const afterNumber = /(?<=\d[ .]{0,3})\((?!\d\)).*|\b(?:poste|ext(?:ension)?|x|p)[ .:=]*\d.*|#.*/i;

function readNumber(text: string): string | null {
  const number = parsePhoneNumberFromString(text.replace(afterNumber, ''), 'FR');
  if (!number) return null;
  const isFrench = ['33', '262', '590', '594', '596'].includes(number.countryCallingCode);
  // The library takes short numbers such as 3631 for impossible ones.
  if (!number.isPossible()) return isFrench ? normalizedPhone(number.nationalNumber) : null;
  if (!isFrench) return number.formatInternational();
  return normalizedPhone(number.formatNational()) && number.formatNational();
}

export const phoneKey = (phone: string | null) =>
  phone ? (parsePhoneNumberFromString(phone, 'FR')?.number ?? null) : null;

function readLink(value: string): string | null {
  const text = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  return /^https?:$/.test(protocol) && /^[\w-]+(?:\.[\w-]+)+$/.test(hostname) ? href : null;
}

function isPlausibleDay(text: string | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && time <= Date.now() && time > Date.parse('2005-01-01');
}

const readEmail = (value: string | undefined) =>
  (value && z.email().safeParse(value).data?.toLowerCase()) || null;

function readProfile(value: string | undefined, host: string): string | null {
  if (!value) return null;
  return /^@?[\w.-]+$/.test(value) && !value.includes(host)
    ? `https://www.${host}/${value.replace('@', '')}`
    : readLink(value);
}

function readServices(tags: Tags): string[] {
  const has = (...keys: string[]) => keys.some((key) => !['no', '0', undefined].includes(tags[key]));
  const cards = [
    'payment:credit_cards',
    'payment:debit_cards',
    'payment:cards',
    'payment:visa',
    'payment:mastercard',
  ];
  const offered: [string, boolean][] = [
    [serviceIds.washing, true],
    [serviceIds.drying, has('dryer', 'tumble_dryer', 'drying_machine')],
    [serviceIds.detergent, has('detergent', 'washing_powder')],
    [serviceIds.cards, has(...cards)],
    [
      serviceIds.wifi,
      ['wlan', 'yes', 'wifi'].includes(tags['internet_access'] ?? '') &&
        tags['internet_access:fee'] !== 'yes',
    ],
    [serviceIds.wheelchair, tags['wheelchair'] === 'yes'],
    [serviceIds.coins, tags['payment:coins'] !== 'no' && has('payment:coins', 'payment:cash')],
    [serviceIds.notes, has('payment:notes')],
    [serviceIds.contactless, has('payment:contactless')],
    [serviceIds.app, has('payment:app')],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([id]) => id);
}
