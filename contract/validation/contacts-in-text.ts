import { foldedText, withoutAccents } from './folded-text.ts';

/**
 * Returns a text as a reader sees it: compatibility forms become plain characters, invisible ones are removed, letters
 * apart are joined, and what looks like the dot of a domain becomes one. Every search for links or numbers reads this.
 */
export function readableText(text: string): string {
  return text
    .replaceAll('\u02d9', '.')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\u115f\u1160\u3164]/gu, '')
    .replace(/(?<=\p{L})[\u0660\u06f0](?=\p{L})|[\u3002\ua4f8\u06d4\u0701\u0702]/gu, '.')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s\u2800]+/g, ' ')
    .replace(lettersApart, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/ ?[([{<"'*/«] ?(?:\.|point|dot) ?[)\]}>"'*/»] ?/gi, '.')
    .replace(/(?<=\d) \. (?=\d)/g, '.')
    .replace(/(?<![\p{L}\p{N}])t ?\.? ?me ?\/ ?(?=[\p{L}\p{N}+])/giu, 't.me/')
    .replace(dotBeforeDomain, '.')
    .replace(/(?<=[\p{L}\p{N}])\. (?=(?:fr|com|org)(?![\p{L}\p{N}]))/gu, '.')
    .replace(/(?<!\p{L})[oO](?= ?[1-9])/gu, '0');
}

/** Digits of a script stand together in Unicode, from 0 to 9. */
function asciiDigit(digit: string): string {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value += 1;
  return String(value);
}

/** « T E L E G R A M », « t-e-l-e-g-r-a-m ». */
const lettersApart = /(?<![\p{L}\p{N}])(?:\p{L}[ ._*-]){2,}\p{L}(?![\p{L}\p{N}])/gu;

const domainEnds = 'fr|com|org|eu|io|biz|shop|online|link|xyz|be|ch|ru|uk|casino|bet|store|vip|win';
/** Ends that are also French words: « Le point info », « wifi,top,propre ». */
const wordEnds = 'net|info|top|app|site';
const articles = 'le|un|du|au|ce|bon|aucun';
const dotWord = '(?:p[o0]int|pt|d[o0]t)';

/** Forms of the dot before the end of a domain: « evil,fr », « evil . fr »; but not « en,fr » or « We,Fr ». */
const dotBeforeDomain = new RegExp(
  [
    // Any sign that does not join or quote French words: « evil,fr », « evil;com », « evil•com ».
    `(?<!(?<!\\p{L})\\p{L}{2})[^\\p{L}\\p{N}\\s._@'’"«»()/&+!?–—-](?=(?:${domainEnds}|${wordEnds})(?![\\p{L}\\p{N},-]))`,
    `(?:\\.{2,3}| \\.(?: |(?=\\p{L}))|[ _–—-]{1,3}${dotWord}[ _–—-]{0,3}|${dotWord})(?=(?:${domainEnds})(?![\\p{L}\\p{N}]))`,
    `(?:(?<!(?<!\\p{L})(?:${articles}))[ _–—-]{1,3}${dotWord}[ _–—-]{0,3}|${dotWord})(?=(?:${wordEnds}|me)(?![\\p{L}\\p{N}]))`,
    ' (?=(?:ly|me|gl|com|fr)/[\\p{L}\\p{N}])',
    '(?<=(?<!\\p{L})bit) (?=ly(?!\\p{L}))',
  ]
    .map((dot) => `(?<=[\\p{L}\\p{N}])${dot}`)
    .join('|'),
  'giu',
);

export const withoutScheme = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

export const frenchNumber = (phone: string) =>
  phone
    .replace(/\D/g, '')
    .replace(/^(00)?330?(?=\d{9}$)/, '0')
    .replace(/^(?=[67]\d{8}$)/, '0');

/** « https://… », « www.… », an email address, « t.me ». */
const linkSign =
  /:\/\/|^h(?:tt|xx)ps?(?!\p{L})|^www|@[^@]*\.\p{L}|(?<![\p{L}\p{N}])[a-z]\.(?:me|co)(?!\p{L})/iu;
/** Four numbers with a port or path, or one above 99: « 30.40.60.90 » are temperatures. */
const ipAddress =
  /^(?=[\d.]*(?:\d{3}|:\d\d|\/\p{L}))(?:(?:1?\d?\d|2[0-4]\d|25[0-5])(?:\.(?!$)|(?![\d.]))){4}(?=$|\D)/u;
const knownDomain = new RegExp(`[\\p{L}\\p{N}]\\.(?:${domainEnds})(?![\\p{L}\\p{N}])`, 'iu');
/** Any other end, unless it begins with a capital: in « Net.Propre » and « M.Dupont » only a space is missing. */
const otherDomain = /[\p{L}\p{N}]{2}\.(?:\p{Ll}{2}|\p{Lu}{2})/u;

const isLink = (word: string) =>
  [linkSign, ipAddress, knownDomain, otherDomain].some((form) => form.test(word));

export const linksIn = (text: string): string[] =>
  readableText(text)
    .split(/[\s<>()«»]/)
    .filter(isLink)
    .map(withoutScheme);

const numberWords =
  'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', '', 'quatre-vingt'];
const oneOf = (words: string[]) => words.filter(Boolean).toReversed().join('|').replaceAll('-', '[ -]');
const numberInWords = new RegExp(
  `\\b(?:(${oneOf(tens)})s?(?:[ -]?(?:et[ -])?(${oneOf(numberWords)}))?|(${oneOf(numberWords)}))\\b`,
  'g',
);
const valueIn = (words: string[], word = '') => Math.max(0, words.indexOf(word.replaceAll(' ', '-')));

const openingTimes = /\b[0-2]?\d[.:h](?:00|15|30|45) ?[-–—a] ?[0-2]?\d[.:h](?:00|15|30|45)\b/g;
const dates =
  /\b(?:\d\d([./-])\d\d\1(?:20)\d\d[ –-]{0,3})+(?![./-]?\d)|(?:\b[0-3]\d[./](?:0[1-9]|1[0-2])(?![./-]?\d)[ ,;et]{0,5}){2,}/g;

/** « lignes de bus 02, 06, 11 et 25 », « Machines 01 02 03 »: a phone number is hardly ever in ascending order. */
const numberedThings =
  /\b(?:les|lignes|bus|trams?|tramways?|metros?|machines|tarifs|prix)(?: [a-z]+)?[ :#n°]{1,5}\d\d?(?:(?:[ ,;/]{1,2}| et )\d\d?(?!\d)){2,}/g;
const isAscending = (numbers: string[]) =>
  numbers.every((each, index) => index === 0 || Number(each) > Number(numbers[index - 1]));

/** A text in which numbers are digits, also those in words and « O6 II », without opening hours and dates. */
const phoneText = (text: string) =>
  withoutAccents(readableText(text))
    .replace(numberInWords, (_, ten?: string, more?: string, alone?: string) =>
      String(valueIn(tens, ten) * 10 + valueIn(numberWords, more ?? alone)),
    )
    .replace(/(?<![a-z\d])[\doil]{2,}(?![a-z\d])/g, (word) => word.replace(/o/g, '0').replace(/[il]/g, '1'))
    .replace(numberedThings, (list) => (isAscending(list.match(/\d+/g)!) ? '#' : list))
    .replace(openingTimes, '#')
    .replace(dates, '#');

const phone = new RegExp(
  [
    '\\+(?:[ .()/-]{0,3}\\d){9,14}',
    '00[ .]?[1-9](?:[ .()/-]{0,3}\\d){8,13}',
    '33[ .]?[1-9](?:[ .-]?\\d){8}(?!\\d)',
    '0[ .-]?[1-9](?:[ .,-]{0,2}\\d){8}(?!\\d| ?kg)',
    '0\\)? ?[1-9]\\)?(?:(?:[ .,·•()/_-]{0,3}|,? (?:et|puis) )\\d\\d){4}(?!\\d| ?kg)',
    '(?<!\\d[ .-])[67](?:[ .]\\d\\d){4}(?!\\d| ?kg)',
    // The same between all pairs: « 06 et 11 et 22 », « 06|11|22 ».
    '0[1-9](\\D{1,4})\\d\\d(?:\\1\\d\\d){3}(?!\\d| ?kg)',
    '0[1-9](?:[a-gi-z]\\d\\d){4}(?!\\d)',
  ]
    .map((form) => `(?<!\\d[.,]?)${form}`)
    .join('|'),
  'g',
);

/** Three to five digits may be anything, so a short number is one to call: « appelez le 118 218 », « SMS au 81212 ». */
const shortNumber =
  /\b(?:(?:appel|compos|tap|sms|numero|tel|fai(?:re|tes)|joi|contact|info|renseign|service)[a-z]* (?:(?!code)[a-z]+ ){0,3}|(?:le|au) (?=118\d{3}))(118 ?\d{3}|3[2-9] ?\d\d|(?<=sms [a-z ]{0,20})[3-8]\d{4})\b(?! (?:(?:a|sur) la )?(?:borne|litres|tours|rue|route|avenue))/g;

const shortNumbersIn = (text: string) =>
  [...foldedText(readableText(text)).matchAll(shortNumber)].map(([, number = '']) => number.replace(' ', ''));

export const phonesIn = (text: string): string[] => [
  ...(phoneText(text).match(phone) ?? []).map(frenchNumber),
  ...shortNumbersIn(text),
];

const lookAlikes: Record<string, string> = { '€': 'e', 3: 'e', 1: 'l', 0: 'o', 4: 'a', '@': 'a', $: 's' };
/** « t€l3gram », « p0ker ». */
export const asLetters = (plain: string) =>
  plain.replace(/[€3104$]|(?<=\p{L})@(?=\p{L})/gu, (sign) => lookAlikes[sign]!);
const messengers =
  /(?<!\p{L})(?:te[li][ -]?egram|te[li]e[ -]?gram|wh?at+['’]?s?[ -]?ap+|snap[ -]?chat|viber|we[ -]?chat|discord)(?!\p{L})/gu;
const networks =
  'instagram|insta|ig|facebook|fb|tik ?tok|snap|signal|skype|messenger|whatsapp|tg|tlgrm|wa|threema';
/** « Signal : nom », « insta nom. » at an end, « @nom », « prenom_nom »; but not « Lavage @Home », « @ 14 h » and « lave_linge ». */
const accountNames = new RegExp(
  [
    `(?<!\\p{L})(?:${networks}) ?[:=@>→] ?(?!(?:voir|oui|non)(?!\\p{L}))[\\p{L}\\p{N}_.]{3,}`,
    `(?<!\\p{L})(?:insta(?:gram)?|ig|tg|fb|snap|skype|tik ?tok) (?!(?:${networks})(?!\\p{L}))[\\p{L}\\p{N}.]{5,}(?= ?(?:[.!,;)]|$))`,
    '(?<![\\p{L}\\p{N}._%+-])@(?! ?(?:home|\\d+h?)(?![\\p{L}\\p{N}_])) ?[\\p{L}\\p{N}_.]{3,}',
    '(?<![\\p{L}\\p{N}_.])(?!(?:lave|seche)_linges?(?![\\p{L}\\p{N}_]))(?=[\\d.]*\\p{L})[\\p{L}\\p{N}.]+_[\\p{L}\\p{N}_.]+',
  ].join('|'),
  'gu',
);

/** A word that mixes two scripts imitates another word. */
const hasTwoScripts = (word: string) =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/** « WhatsApp » alone says only how to write to the laundromat. */
const messengersIn = (text: string) =>
  asLetters(text)
    .match(messengers)
    ?.filter((name) => name !== 'whatsapp' || phonesIn(text).length > 0);

export const accountsIn = (text: string): string[] => {
  const plain = withoutAccents(readableText(text)).replace(/(?<!\p{L})arobase /gu, '@');
  const words = plain.match(/\p{L}{4,}/gu)?.filter(hasTwoScripts);
  return [messengersIn(plain), plain.match(accountNames), words]
    .flatMap((found) => found ?? [])
    .map((name) => name.replace(/[@ -]/g, ''));
};

export const contactsIn = (text: string) => [...linksIn(text), ...phonesIn(text), ...accountsIn(text)];

export const hasNoContact = (text: string | null | undefined) => contactsIn(text ?? '').length === 0;
