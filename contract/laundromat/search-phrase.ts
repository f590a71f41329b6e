import { foldedText } from '../validation/folded-text.ts';
import { serviceIds } from './reference-services.ts';
import { regionOfDepartment } from './regions.ts';
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

/** Folded words; a phrase comes before a shorter one with the same beginning. */
const meanings = (
  [
    [
      /(la |une )?(self )?laveries?( automatiques?)?( (en )?(libre|self) service)?|lavoirs? automatiques?/,
      {},
    ],
    [/lavo ?mati(c|que)s?|laundromats?|(coin )?laund(ry|e?rettes?)|pressings?|blanchisseries?/, {}],
    [/(je )?(re)?cherche[rz]?|trouve[rz]?|svp|quartier(?= (de|du|des|d) )/, {}],
    [/(en )?(libre|self) ?service/, {}],
    [
      /machines? a laver|lave linge|(ou )?laver( (du|le|mon|son|ma|mes|une?|des)(?= (linge|couettes?)))?( linge)?/,
      {},
    ],
    [/seche linges?|sechoirs?|(hyper ?)?centre ville|hyper ?centre/, {}],
    [/(a )?\d{1,3} ?(min|minutes?|k?m|metres?)( a pied)?( (de|du|des))?( (chez )?moi)?/, {}],
    [/(la |le )?plus proche|(pres|autour|proche|a cote|a proximite) de (moi|chez moi)/, {}],
    [
      /tout pres|(pres|autour|(aux )?(alentours|environs)|du cote|(pas|non) loin)(?= (d|de|du|des) )|a cote|a proximite|proche/,
      {},
    ],
    // « Prix-lès-Mézières » is a town.
    [/(les? |la )?(meilleure?s?|prix(?! les mezieres)|tarifs?|horaires?|adresses?|avis|propres?)/, {}],
    // There is no filter for other days than Sunday.
    [/(ouverte?s? )?(le )?((lun|mar|mercre|jeu|vendre|same)dis?|demain)/, {}],
    [/(ouverte?s? )?(tard|jusqu a minuit)/, { open: '22h' }],
    [/(ouverte?s? )?(maintenant|en ce moment)/, { open: 'now' }],
    [/(ouverte?s? )?((le )?dimanches?|7 ?j(ours)?( sur)? 7)/, { open: 'sunday' }],
    [/(ouverte?s? )?((la |de )?nuit|24 ?h(eures)?( sur)?( ?24( ?h)?)?|24( sur)? 24)/, { open: 'night' }],
    [/ouverte?s?/, { open: 'now' }],
    [/((la |le |les )?moins|pas) cher(e|s|es)?|bon marche|economiques?|petits? prix/, { sort: 'price' }],
    [/(grande?s?|grosses?) (machines?|capacites?)|couettes?/, { largeWasher: true }],
    [/(paiement )?(par )?(carte( bancaire| bleue)?|cb)|sans contact/, { services: [serviceIds.cards] }],
    [/wi ?fi( gratuit)?/, { services: [serviceIds.wifi] }],
    // « Parking des Célestins » is a place.
    [/parking(?! (de|des|du|d) )/, { services: [serviceIds.parking] }],
    [/pmr|handicapee?s?|fauteuil roulant/, { services: [serviceIds.wheelchair] }],
  ] satisfies [RegExp, PhraseFilters][]
).map(([{ source }, filters]) => ({
  pattern: new RegExp(`^(${source.replaceAll(' ', '[ -]')})(?= |$)`),
  filters,
}));

/** « ouverte à 22 h ». */
const openHour = /^ouverte?s? (?:a|apres) (1?\d|2[0-3]) ?h(?:eures?)?(?= |$)/;

/** Words of visitors who read no French. */
const english: Record<string, string> = {
  in: 'a',
  near: 'pres de',
  'close to': 'pres de',
  'next to': 'pres de',
  'near me': 'pres de moi',
  'close to me': 'pres de moi',
  nearest: 'plus proche',
  open: 'ouvert',
  now: 'maintenant',
  'on sunday': 'dimanche',
  sunday: 'dimanche',
  '24 hours': '24 heures',
  cheap: 'pas cher',
  'washing machine': 'machine a laver',
  dryer: 'sechoir',
};
const englishWords = new RegExp(
  `\\b(?:${Object.keys(english)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'g',
);

/** Words before a name, whatever it means elsewhere: « rue du Lavoir », « place de la Nuit », « Saint Prix ». */
const beforeName =
  /(^| )((saint|st)e?|(rue|avenue|boulevard|bd|place|chemin|impasse|allee|quai|cours|square|route)( (de|du|des|d|la|le|les|l))+)$/;

/**
 * Words that only join a place to what stood beside it. Articles are missing, because names begin with them: « Le Mans
 * ».
 */
const joiningBefore = 'a au aux de du des d dans en sur pour avec et un une'.split(' ');
const joiningAfter = [...joiningBefore, 'le', 'la', 'les'];

/** From 1 to 20, without the end that « quatre » and « neuvième » add. */
const numbers =
  'un,deux,trois,quatr,cinq,six,sept,huit,neu,dix,onz,douz,treiz,quatorz,quinz,seiz,dix sept,dix huit,dix neu,vingt'
    .split(',')
    .map((stem) => new RegExp(`^${stem}(e|f|[uv]?ieme)?$`));

/** Reads a phrase as people type it: « lavomatic pas cher à Lyon » is Lyon, cheapest first. */
export function readPhrase(typed: string): SearchPhrase {
  let filters: PhraseFilters = {};
  // Words without a meaning as a filter; each filter between them begins another run.
  const runs: string[][] = [[]];
  for (let rest = foldedWithHyphens(typed).replace(englishWords, (word) => english[word]!); rest !== '';) {
    const isName = beforeName.test(runs.at(-1)!.join(' '));
    const meaning = isName ? undefined : meanings.find(({ pattern }) => pattern.test(rest));
    const hour = isName ? undefined : openHour.exec(rest);
    const [found = ''] = hour ?? (meaning ? meaning.pattern.exec(rest)! : rest.split(' ', 1));
    if (hour || meaning) {
      filters = added(filters, hour ? { open: `${Number(hour[1])}h` } : meaning!.filters);
      runs.push([]);
    } else {
      runs.at(-1)!.push(found);
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

/** Leaves the hyphens of names: « Prix-lès-Mézières » is one word. Addresses of pages have others: « laverie-lyon ». */
function foldedWithHyphens(text: string): string {
  return text
    .split(/(?<=\p{L})(?<!laveries?|mati(?:c|que)s?)[-\u2010\u2011](?!laveries?)(?=\p{L})/iu)
    .map(foldedText)
    .join('-');
}

function added(filters: PhraseFilters, more: PhraseFilters): PhraseFilters {
  const both = [...(filters.services ?? []), ...(more.services ?? [])];
  return { ...filters, ...more, ...(both.length > 0 && { services: [...new Set(both)] }) };
}

/** People write these for the whole city, although each address there has another code. */
const codeOfCity = /(^| )(75|69|13)000(?= |$)/;
const cityOfCode: Record<string, string> = { 75: 'paris', 69: 'lyon', 13: 'marseille' };

const joiningFirst = /^(?:à|a|aux?|dans|sur|chez|vers(?!\s+(?:pont|en|sous|sur)\b))\s+(?=\S)/i;
const articleBefore =
  /^(?:la|le|l)\s+(?=(?:gare|place|mairie|station|plage|fac|universite|cathedrale|poste)\b)/i;

/** Short and foreign names, folded. */
const otherNames: Record<string, string> = {
  idf: 'ile de france',
  npdc: 'nord pas de calais',
  'pays de loire': 'pays de la loire',
  'champagne ardennes': 'champagne ardenne',
  champagne: 'champagne ardenne',
  languedoc: 'languedoc roussillon',
  poitou: 'poitou charentes',
  provence: 'paca',
  'cote d azur': 'paca',
  brittany: 'bretagne',
  normandy: 'normandie',
  burgundy: 'bourgogne',
  corsica: 'corse',
  lyons: 'lyon',
  marseilles: 'marseille',
  dunkirk: 'dunkerque',
  strassburg: 'strasbourg',
  nizza: 'nice',
};
const codeOverseas: Record<string, number> = {
  guadeloupe: 971,
  martinique: 972,
  guyane: 973,
  reunion: 974,
  mayotte: 976,
};

const departmentAlone =
  /^(?:(?:dans )?le |(?:le )?(?:departement|dept|dpt|dep) (?:de |du )?)?(\d{2}|97\d|2[ab])$/;
const townOverseas = new RegExp(`^(.+?)(?: de)?(?: la)? (${Object.keys(codeOverseas).join('|')})$`);

/** Writes a place as our tables name it: « 33 » for « dpt 33 », « saint denis 974 » for « Saint-Denis de la Réunion ». */
function tableName(words: string): string {
  const folded = foldedText(words)
    .replace(/\bhte(s?)\b/g, 'haute$1')
    .replace(/\bss\b/g, 'sous');
  const code = departmentAlone.exec(folded)?.[1];
  if (code) return code === '75' ? 'paris' : code.length === 3 ? (regionOfDepartment(code) ?? code) : code;
  const [, town, island = ''] = townOverseas.exec(folded) ?? [];
  if (town && town !== 'la') return /^ile(?: de)?$/.test(town) ? island : `${town} ${codeOverseas[island]}`;
  const name =
    otherNames[folded] ??
    folded.replace(
      /(?<=\S) (?:centre|2[ab])$|^(?:2[ab]|(?:ville|commune) d[eu]?(?! avray| pont$)) (?=\S)/,
      '',
    );
  return name === foldedText(words) ? words : name;
}

/** Writes a place without what addresses add to it: « F-69003 », « Lyon Cedex 03 », « Lyon, France ». */
function placeWords(typed: string): string {
  const parts = typed
    .replace(joiningFirst, '')
    .replace(articleBefore, '')
    .replace(/(^|\s)(?:F|FR)[ -]?(?=\d{5}(?!\d))/gi, '$1')
    .replace(/(?<!\S)(\d\d) (?=\d{3}(?!\S))/, '$1')
    .split(/\s+|(?<=,)/)
    .filter((part) => part !== '');
  const hasCountry =
    /^\(?france\)?$/i.test(parts.at(-1) ?? '') && !/^(de|en|la)$/i.test(parts.at(-2) ?? 'la');
  if (hasCountry) parts.pop();
  const cedex = parts.findIndex((part) => foldedText(part) === 'cedex');
  if (cedex > 0) parts.splice(cedex, 1);
  if (cedex > 1 && /^\d{5}$/.test(parts[0]!)) parts.shift();
  const words = tableName(parts.join(' ').replace(/,$/, ''));
  const city = codeOfCity.exec(foldedText(words));
  if (!city) return withNumber(words);
  return withNumber(foldedText(words).replace(codeOfCity, '').trim() || cityOfCode[city[2]!]!);
}

const numberFirst =
  /^(?:le )?(\d{1,2})(?:er|e|eme|ieme)?(?: arrondissement| arr| ardt)?(?: de| a)? (paris|lyon|marseille)$/;

/**
 * Writes the number of an arrondissement in digits, behind its city: « Paris XI » and « 11e arrondissement de Paris » are
 * « paris 11 ». A greater number is the department's: « Paris (75) ».
 */
function withNumber(words: string): string {
  const match = /^(paris|lyon|marseille) ?(?:le )?(\d{1,2}|(?<= )[a-z ]+?)(?: arrondissement)?$/.exec(
    foldedText(words)
      .replace(numberFirst, '$2 $1')
      .replace(/ dans le (\d{1,2}(?=e)|(?=\D))(?:e|eme|ieme)?/, ' $1'),
  );
  if (!match) return words;
  const [, city, typed = ''] = match;
  const written = typed.replace('premier', 'un').replace('second', 'deux');
  const number =
    numbers.findIndex((pattern) => pattern.test(written)) + 1 || Number(typed) || romanNumber(typed);
  if (number > 20) return city!;
  return number > 0 ? `${city} ${number}` : words;
}

/** Reads « XV », « xve » and « XVème », up to twenty. Returns 0 for other texts. */
function romanNumber(text: string): number {
  const match = /^(x{0,2})(ix|iv|v?i{0,3})(?:e|er|eme|ieme)?$/.exec(text);
  const ones = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
  return match ? match[1]!.length * 10 + ones.indexOf(match[2]!) : 0;
}
