import {
  accountsIn,
  asLetters,
  linksIn,
  phonesIn,
  readableText,
  withoutScheme,
} from '../validation/contacts-in-text.ts';
import { foldedText } from '../validation/folded-text.ts';
import { webLink } from '../validation/web-link.ts';

export interface ReadLaundromat {
  name: string;
  /** Names of the towns of its postal code: what was typed may be any word. */
  towns?: string | null;
  phone?: string | null;
  description?: string | null;
  website?: string | null;
  facebook?: string | null;
  instagram?: string | null;
}
export interface AccountHistory {
  addedToday: number;
  hasApproved: boolean;
  hasFraud: boolean;
  isSuspended: boolean;
  isOwner: boolean;
}

interface ReadingRule {
  title: string;
  /** Holds the laundromat back; other rules only say what to look at. */
  holds: boolean;
  applies: (laundromat: ReadLaundromat, history: AccountHistory) => boolean;
}

const laundromatsADay = 3;

const trade =
  /lav(?:eri|omat|oir|age|er\b|ing)|wash|laundr|clean|pressing|linge|lessive|sech|seche|tambour|machine|bulle|blanch|speed ?queen|repass|couette|\bkg\b|eau\b/;
const otherTrades =
  /\b(?:casino|poker|roulette|jackpot|paris sportifs?|bookmaker|betting|bitcoin|crypto(?:monnaies?)?|forex|trading|viagra|cialis|cbd|escorts?|porno?|sexe|rencontres? coquines?|voyan(?:ce|te?)|marabout|pret entre particuliers|credit rapide|serrurier|plombier|debouchage|rachat de credit|faux papiers|streaming|iptv)\b/;
/** In a domain words stand together: « casino-machine.com ». */
const otherTradesInside = new RegExp(otherTrades.source.replaceAll(/ |\\b/g, ''));
const socialDomains = {
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)instagram\.com$/,
};
const ownPage = /^(?:facebook|fb|insta(?:gram)?)(?!\p{L})/u;
/** Numbers that cost more than a call: 081, 082, 089, 118…, short ones that are not free, of messages and satellites. */
const premiumRate = /^(?:08[129]\d{7}|118\d{3}|3[2-9]\d{2}|[3-8]\d{4}|(?:00)?(?:88[123]|979)\d{6,})$/;
const siteBuilders =
  /\.(?:wixsite\.com|jimdo(?:free|site)\.com|business\.site|e-monsite\.com|wordpress\.com|webnode\.\w+|eatbu\.com)$/;

const hostOf = (link: string) => webLink(`https://${withoutScheme(readableText(link).trim())}`)?.host ?? '';

/** The part that an owner registered: its subdomains may have any name, such as « laverie ». */
function domainOf(link: string): string {
  const host = hostOf(link);
  return siteBuilders.test(host)
    ? host
    : host.replace(/^.*\.(?=(?!(?:asso|com|co)\.)[^.]+\.(?:(?:asso|com|co)\.)?[^.]+$)/, '');
}

function linkedDomains({ website, description, name }: ReadLaundromat): string[] {
  const links = [...(website ? [website] : []), ...linksIn(`${name} ${description ?? ''}`)];
  return links.map((link) => foldedText(domainOf(link)).replaceAll(' ', ''));
}

const areRelated = (domains: string[], ...texts: (string | null | undefined)[]) =>
  domains.every(
    (domain) =>
      !otherTradesInside.test(domain) &&
      (trade.test(domain) ||
        foldedText(texts.join(' '))
          .split(' ')
          .some((word) => word.length >= 3 && domain.includes(word))),
  );

const readingRules = {
  otherDomain: {
    title: 'Lien vers un domaine sans rapport avec le nom ou la ville',
    holds: true,
    applies: (laundromat) => {
      const { name, towns, facebook, instagram } = laundromat;
      return (
        !areRelated(linkedDomains(laundromat), name, towns) ||
        (!!facebook && !socialDomains.facebook.test(hostOf(facebook))) ||
        (!!instagram && !socialDomains.instagram.test(hostOf(instagram)))
      );
    },
  },
  nameAsDomain: {
    title: 'Première fiche du compte, dont le lien ne reprend que le nom',
    holds: true,
    applies: (laundromat, { hasApproved }) =>
      !hasApproved && !areRelated(linkedDomains(laundromat), laundromat.towns),
  },
  premiumRate: {
    title: 'Numéro surtaxé',
    holds: true,
    applies: ({ name, description, phone }) =>
      [
        ...phonesIn(phone ?? ''),
        (phone ?? '').replace(/\D/g, ''),
        ...phonesIn(`${name} ${description ?? ''}`),
      ].some((number) => premiumRate.test(number)),
  },
  contactInText: {
    title: 'Compte ou numéro dans le nom ou la description',
    holds: true,
    applies: ({ name, towns, description }) =>
      phonesIn(name).length > 0 ||
      accountsIn(`${name} ${description ?? ''}`).some(
        (account) => !ownPage.test(account) || !areRelated([account], name, towns),
      ),
  },
  otherSubject: {
    title: 'Texte sur un autre sujet',
    holds: true,
    applies: ({ name, description }) => {
      const text = foldedText(asLetters(readableText(`${name} ${description ?? ''}`)));
      return otherTrades.test(text) || ((description ?? '').length > 200 && !trade.test(text));
    },
  },
  manyInADay: {
    title: `Plus de ${laundromatsADay} fiches en un jour`,
    holds: true,
    applies: (_, { addedToday }) => addedToday >= laundromatsADay,
  },
  lostDispute: {
    title: 'Litige de paiement perdu, ou remboursement pour fraude',
    holds: true,
    applies: (_, { hasFraud }) => hasFraud,
  },
  suspendedAccount: {
    title: 'Compte suspendu',
    holds: true,
    applies: (_, { isSuspended }) => isSuspended,
  },
  notAnOwner: {
    title: 'Compte sans rôle de propriétaire',
    holds: true,
    applies: (_, { isOwner }) => !isOwner,
  },
  firstOfAccount: {
    title: 'Première fiche du compte',
    holds: false,
    applies: (_, { hasApproved }) => !hasApproved,
  },
} as const satisfies Record<string, ReadingRule>;
export type ReadingReason = keyof typeof readingRules;

/** Returns the rules that apply to a new or changed laundromat. */
export function readingReasons(laundromat: ReadLaundromat, history: AccountHistory): ReadingReason[] {
  const names = Object.keys(readingRules) as ReadingReason[];
  return names.filter((name) => (readingRules[name] as ReadingRule).applies(laundromat, history));
}

const rulesNamed = (reasons: readonly string[]): ReadingRule[] =>
  reasons.flatMap((name) => (name in readingRules ? readingRules[name as ReadingReason] : []));

/** Tells whether one of these rules holds the laundromat back. */
export const holdsBack = (reasons: readonly string[]) => rulesNamed(reasons).some(({ holds }) => holds);

export const reasonTitles = (reasons: readonly string[]) => rulesNamed(reasons).map(({ title }) => title);
