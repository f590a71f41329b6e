import { withoutAccents } from './folded-text.ts';
import { domainEnds, readableText } from './readable-text.ts';

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

/** In « Net.Propre » and « M.Dupont » only a space is missing, so an unknown end is not written with one capital. */
const isLink = (word: string) =>
  /:\/\/|^www(?:$|[.,])|@[^@]*\.\p{L}|(?<![\p{L}\p{N}])[a-z]\.(?:me|co)(?!\p{L})/iu.test(word) ||
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${domainEnds})(?![\\p{L}\\p{N}])`, 'iu').test(word) ||
  /[\p{L}\p{N}]{2}\.(?:\p{Ll}{2}|\p{Lu}{2})/u.test(word);

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
  `\\b(?:(${oneOf(tens)})s?(?:[ -](?:et[ -])?(${oneOf(numberWords)}))?|(${oneOf(numberWords)}))\\b`,
  'g',
);
const valueIn = (words: string[], word = '') => Math.max(0, words.indexOf(word.replaceAll(' ', '-')));

const openingTimes = /\b[0-2]?\d[.:h](?:00|15|30|45) ?[-–—a] ?[0-2]?\d[.:h](?:00|15|30|45)\b/g;
const dates = /\b(?:\d\d([./-])\d\d\1(?:20)\d\d[ –-]{0,3})+(?![./-]?\d)/g;

/** A text in which numbers are digits, also those in words and « O6 II », without opening hours and dates. */
const phoneText = (text: string) =>
  withoutAccents(readableText(text))
    .replace(numberInWords, (_, ten?: string, more?: string, alone?: string) =>
      String(valueIn(tens, ten) * 10 + valueIn(numberWords, more ?? alone)),
    )
    .replace(/(?<![a-z\d])[\doil]{2,}(?![a-z\d])/g, (word) => word.replace(/o/g, '0').replace(/[il]/g, '1'))
    .replace(openingTimes, '#')
    .replace(dates, '#');

const phone = new RegExp(
  [
    '\\+(?:[ .()/-]{0,3}\\d){9,14}',
    '00[ .]?[1-9](?:[ .()/-]{0,3}\\d){8,13}',
    '33[ .]?[1-9](?:[ .-]?\\d\\d){4}(?!\\d)',
    '0 ?[1-9](?:[ .,-]{0,2}\\d){8}(?!\\d| ?kg)',
    '0\\)? ?[1-9]\\)?(?:[ .,·•()/_-]{0,3}\\d\\d){4}(?!\\d| ?kg)',
    '(?<!\\d[ .-])[67](?:[ .]\\d\\d){4}(?!\\d| ?kg)',
    // The same between all pairs: « 06 et 11 et 22 », « 06|11|22 ».
    '0[1-9](\\D{1,4})\\d\\d(?:\\1\\d\\d){3}(?!\\d| ?kg)',
    '0[1-9](?:[a-gi-z]\\d\\d){4}(?!\\d)',
  ]
    .map((form) => `(?<!\\d[.,]?)${form}`)
    .join('|'),
  'g',
);

export const phonesIn = (text: string): string[] => (phoneText(text).match(phone) ?? []).map(frenchNumber);

const lookAlikes: Record<string, string> = { '€': 'e', 3: 'e', 1: 'l', 0: 'o', 4: 'a', $: 's' };
const messengers =
  /(?<!\p{L})(?:tel[ -]?egram|tele[ -]?gram|wh?ats?[ -]?ap+|snap[ -]?chat|viber|we[ -]?chat|discord)(?!\p{L})|(?<!\p{L})(?:signal|snap|skype|tiktok|insta|tg|tlgrm|wa|threema) ?[:=@] ?[\p{L}\p{N}_.]{3,}/gu;

/** A word of two scripts only looks like the one that it seems to be. */
const hasTwoScripts = (word: string) =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

export const accountsIn = (text: string): string[] => {
  const plain = withoutAccents(readableText(text)).replace(/(?<!\p{L})arobase /gu, '@');
  const read = plain.replace(/[€3104$]/g, (sign) => lookAlikes[sign]!);
  const accounts = plain.match(/(?<![\p{L}\p{N}._%+-])@ ?[\p{L}\p{N}_.]{3,}/gu);
  return [read.match(messengers), accounts, plain.match(/\p{L}{4,}/gu)?.filter(hasTwoScripts)]
    .flatMap((found) => found ?? [])
    .map((name) => name.replace(/[@ -]/g, ''));
};

export const hasNoContact = (text: string | null | undefined) =>
  [linksIn, phonesIn, accountsIn].every((found) => found(text ?? '').length === 0);
