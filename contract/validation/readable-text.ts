/**
 * Returns a text as a reader sees it: compatibility forms become plain characters, invisible ones are removed, and what
 * looks like the dot of a domain becomes one. Every search for links or numbers reads this.
 */
export function readableText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{M}\u115f\u1160\u3164]/gu, '')
    .replace(/[\s\u2800]+/g, ' ')
    .replace(/[\u3002\ua4f8\u06d4\u0701\u0702]/g, '.')
    .replace(/ ?[([{] ?(?:\.|point|dot) ?[)\]}] ?/gi, '.')
    .replace(dotBeforeDomain, '.')
    .replace(/(?<!\p{L})[oO](?= ?[1-9])/gu, '0');
}

/** A comma or a middle dot, or a dot between spaces, before the last part of a domain: « evil,fr », « evil . fr ». */
const dotBeforeDomain =
  /(?<=[\p{L}\p{N}])(?:[,\u00b7\u2022\u2027\u2219\u22c5\u30fb]| \.(?: |(?=\p{L}))| (?:point|dot) )(?=(?:fr|com|net|org|eu|info|io|biz|shop|site|online|link|xyz|top|app|me|ru|be|ch|de|uk)(?![\p{L}\p{N}]))/giu;

export const withoutScheme = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

export const frenchNumber = (phone: string) => phone.replace(/\D/g, '').replace(/^(00)?33(?=\d{9}$)/, '0');

export const linksIn = (text: string): string[] =>
  readableText(text)
    .split(/[\s<>()«»]/)
    .filter((word) => /:\/\/|[\p{L}\p{N}]\.\p{L}{2}/u.test(word))
    .map(withoutScheme);

export const phonesIn = (text: string): string[] =>
  (readableText(text).match(/\+?\d(?:[\s.-]?\d){8,}|(?:\+|(?<!\d)0)(?:[\s.,·•()/_-]{0,3}\d){9,}/g) ?? []).map(
    frenchNumber,
  );

export const accountsIn = (text: string): string[] =>
  (
    readableText(text)
      .toLowerCase()
      .match(
        /(?<![\p{L}\p{N}._%+-])@ ?[\p{L}\p{N}_.]{3,}|(?<!\p{L})(?:telegram|whatsapp|snapchat|viber|wechat|discord)(?!\p{L})/gu,
      ) ?? []
  ).map((name) => name.replace(/[@ ]/g, ''));

export const hasNoContact = (text: string | null | undefined) =>
  [linksIn, phonesIn, accountsIn].every((found) => found(text ?? '').length === 0);
