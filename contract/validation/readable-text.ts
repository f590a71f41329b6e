/**
 * Returns a text as a reader sees it: compatibility forms become plain characters, invisible ones are removed, letters
 * apart are joined, and what looks like the dot of a domain becomes one. Every search for links or numbers reads this.
 */
export function readableText(text: string): string {
  return text
    .replaceAll('\u02d9', '.')
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\u115f\u1160\u3164]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s\u2800]+/g, ' ')
    .replace(/[\u3002\ua4f8\u06d4\u0701\u0702]/g, '.')
    .replace(lettersApart, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(/ ?[([{<] ?(?:\.|point|dot) ?[)\]}>] ?/gi, '.')
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

export const domainEnds = 'fr|com|org|eu|io|biz|shop|online|link|xyz|be|ch|ru|uk|casino|bet|store|vip|win';
/** Ends that are also French words: « Le point info », « wifi,top,propre ». */
const wordEnds = 'net|info|top|app|site';
const articles = 'le|un|du|au|ce|bon|aucun';

/** A comma or a middle dot, or a dot between spaces, before the last part of a domain: « evil,fr », « evil . fr ». */
const dotBeforeDomain = new RegExp(
  [
    `[,\\u00b0\\u00b7\\u16eb\\u2022\\u2027\\u2219\\u22c5\\u25cf\\u25e6\\u2e31\\u2e33\\u30fb](?=(?:${domainEnds}|${wordEnds})(?![\\p{L}\\p{N},-]))`,
    `(?:\\.{2,3}| \\.(?: |(?=\\p{L}))| (?:point|dot) )(?=(?:${domainEnds})(?![\\p{L}\\p{N}]))`,
    `(?<!(?<!\\p{L})(?:${articles})) (?:point|dot) (?=(?:${wordEnds}|me)(?![\\p{L}\\p{N}]))`,
    ' (?=(?:ly|me|gl|com|fr)/[\\p{L}\\p{N}])',
  ]
    .map((dot) => `(?<=[\\p{L}\\p{N}])${dot}`)
    .join('|'),
  'giu',
);
