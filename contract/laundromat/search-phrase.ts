import { foldedText } from '../validation/folded-text.ts';
import type { OpenTime } from './search.ts';

interface PhraseFilters {
  open?: OpenTime;
  largeWasher?: true;
  services?: string[];
  sort?: 'price';
}

export interface SearchPhrase {
  /** The words that name a place or a laundromat. Empty when the phrase names neither: it means « near me ». */
  words: string;
  filters: PhraseFilters;
}

const service = (number: number) => [`a0000000-0000-4000-8000-00000000000${number}`];

/** Folded words; longer phrases come before those that begin them. */
const meanings = (
  [
    [
      /(la |une )?(self )?laveries?( automatiques?)?( (en )?(libre|self) service)?|lavoirs? automatiques?/,
      {},
    ],
    [/lavo ?mati(c|que)s?|laundromats?|laundry|pressings?|blanchisseries?/, {}],
    [/(en )?(libre|self) ?service/, {}],
    [/machines? a laver|lave linge|laver( (du|le|mon|son) linge)?/, {}],
    [/(la |le )?plus proche|(pres|autour|proche|a cote|a proximite) de (moi|chez moi)|near me/, {}],
    [/tout pres|pres(?= (d|de|du|des) )|a cote|a proximite|proche/, {}],
    [/(ouverte?s? )?(maintenant|en ce moment)/, { open: 'now' }],
    [/(ouverte?s? )?((le )?dimanches?|7 ?j(ours)?( sur)? 7)/, { open: 'sunday' }],
    [/(ouverte?s? )?((la |de )?nuit|24 ?h(eures)?( sur)?( ?24( ?h)?)?|24( sur)? 24)/, { open: 'night' }],
    [/ouverte?s?/, { open: 'now' }],
    [/((la |le |les )?moins|pas) cher(e|s|es)?|bon marche|economiques?|petits? prix/, { sort: 'price' }],
    [/(grande?s?|grosses?) (machines?|capacites?)|couettes?/, { largeWasher: true }],
    [/(paiement )?(par )?(carte( bancaire| bleue)?|cb)|sans contact/, { services: service(4) }],
    [/wi ?fi( gratuit)?/, { services: service(5) }],
    // « Parking des Célestins » is a place.
    [/parking(?! (de|des|du|d) )/, { services: service(7) }],
    [/pmr|handicapee?s?|fauteuil roulant/, { services: service(8) }],
  ] satisfies [RegExp, PhraseFilters][]
).map(([pattern, filters]) => ({ pattern: new RegExp(`^(${pattern.source})(?= |$)`), filters }));

/** « ouverte à 22 h ». */
const openHour = /^ouverte?s? a (1?\d|2[0-3]) ?h(?:eures?)?(?= |$)/;

/** Words before the name of a street: « rue du Lavoir », « place de la Nuit ». */
const street = /^(rue|avenue|boulevard|bd|place|chemin|impasse|allee|quai|cours|square|route)$/;

/**
 * Words that only join a place to what stood beside it. Articles are missing, because names begin with them: « Le Mans
 * ».
 */
const joiningBefore = 'a au aux de du des d dans en sur vers pour avec et un une'.split(' ');
const joiningAfter = [...joiningBefore, 'le', 'la', 'les'];

const numbers = [
  ['un', 'premier'],
  ['deux', 'deuxieme', 'second'],
  ['trois', 'troisieme'],
  ['quatre', 'quatrieme'],
  ['cinq', 'cinquieme'],
  ['six', 'sixieme'],
  ['sept', 'septieme'],
  ['huit', 'huitieme'],
  ['neuf', 'neuvieme'],
  ['dix', 'dixieme'],
  ['onze', 'onzieme'],
  ['douze', 'douzieme'],
  ['treize', 'treizieme'],
  ['quatorze', 'quatorzieme'],
  ['quinze', 'quinzieme'],
  ['seize', 'seizieme'],
  ['dix sept', 'dix septieme'],
  ['dix huit', 'dix huitieme'],
  ['dix neuf', 'dix neuvieme'],
  ['vingt', 'vingtieme'],
];

/** Reads a phrase as people type it: « lavomatic pas cher à Lyon » is Lyon, cheapest first. */
export function readPhrase(typed: string): SearchPhrase {
  let filters: PhraseFilters = {};
  let isStreet = false;
  const runs: string[][] = [[]];
  for (let rest = foldedText(typed); rest !== '';) {
    const meaning = isStreet ? undefined : meanings.find(({ pattern }) => pattern.test(rest));
    const hour = isStreet ? undefined : openHour.exec(rest);
    const [found = ''] = hour ?? (meaning ? meaning.pattern.exec(rest)! : rest.split(' ', 1));
    if (hour || meaning) {
      filters = added(filters, hour ? { open: `${Number(hour[1])}h` } : meaning!.filters);
      runs.push([]);
    } else {
      runs.at(-1)!.push(found);
      isStreet ||= street.test(found);
    }
    rest = rest.slice(found.length).trim();
  }
  if (runs.length === 1) return { words: placeWords(typed.trim()), filters };
  const words = runs.flatMap((run, index) => {
    const start = index === 0 ? 0 : run.findIndex((word) => !joiningBefore.includes(word));
    const isLast = index === runs.length - 1;
    const end = isLast ? run.length : run.findLastIndex((word) => !joiningAfter.includes(word)) + 1;
    return start < 0 ? [] : run.slice(start, end);
  });
  return { words: placeWords(words.join(' ')), filters };
}

function added(filters: PhraseFilters, more: PhraseFilters): PhraseFilters {
  const services = [...(filters.services ?? []), ...(more.services ?? [])];
  return { ...filters, ...more, ...(services.length > 0 && { services: [...new Set(services)] }) };
}

/** People write these for the whole city, although each address there has another code. */
const codeOfCity = /(^| )(75|69|13)000(?= |$)/;
const cityOfCode: Record<string, string> = { 75: 'paris', 69: 'lyon', 13: 'marseille' };

/** Writes a place as our tables name it, without what addresses add to it: « F-69003 », « Lyon Cedex 03 », « Lyon, France ». */
function placeWords(typed: string): string {
  const parts = typed
    .replace(/(^|\s)(?:F|FR)[ -]?(?=\d{5}(?!\d))/gi, '$1')
    .split(/\s+|(?<=,)/)
    .filter((part) => part !== '');
  const hasCountry =
    /^\(?france\)?$/i.test(parts.at(-1) ?? '') && !/^(de|en|la)$/i.test(parts.at(-2) ?? 'la');
  if (hasCountry) parts.pop();
  const cedex = parts.findIndex((part) => foldedText(part) === 'cedex');
  if (cedex > 0) parts.splice(cedex, 1);
  if (cedex > 1 && /^\d{5}$/.test(parts[0]!)) parts.shift();
  const words = parts.join(' ').replace(/,$/, '');
  const city = codeOfCity.exec(foldedText(words));
  if (!city) return withNumber(words);
  return withNumber(foldedText(words).replace(codeOfCity, '').trim() || cityOfCode[city[2]!]!);
}

/** Writes the number of an arrondissement in digits: « Paris onze » and « Paris XI » are « paris 11 ». */
function withNumber(words: string): string {
  const match = /^(paris|lyon|marseille) (?:le )?(\d{1,2}|[a-z ]+?)(?: arrondissement)?$/.exec(
    foldedText(words),
  );
  if (!match) return words;
  const [, city, typed = ''] = match;
  const number =
    numbers.findIndex((names) => names.includes(typed)) + 1 || Number(typed) || romanNumber(typed);
  return number > 0 ? `${city} ${number}` : words;
}

/** Reads « XV », « xve » and « XVème », up to twenty. Returns 0 for other texts. */
function romanNumber(text: string): number {
  const match = /^(x{0,2})(ix|iv|v?i{0,3})(?:e|er|eme|ieme)?$/.exec(text);
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  return match ? match[1]!.length * 10 + ones.indexOf(match[2]!) : 0;
}
