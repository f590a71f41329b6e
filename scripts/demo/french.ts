const startsWithVowel = /^[AEIOUYÀÂÉÈÊÎÔÛH]/i;

function contracted(preposition: 'à' | 'de', city: string): string {
  const [masculine, plural] = preposition === 'à' ? ['au', 'aux'] : ['du', 'des'];
  if (city.startsWith('Le ')) return `${masculine} ${city.slice(3)}`;
  if (city.startsWith('Les ')) return `${plural} ${city.slice(4)}`;
  if (preposition === 'de' && startsWithVowel.test(city)) return `d'${city}`;
  return `${preposition} ${city}`;
}

/** Returns « à Lyon », « au Mans », « aux Sables-d'Olonne ». */
export const inCity = (city: string) => contracted('à', city);

/** Returns « de Lyon », « d'Angers », « du Havre ». */
export const ofCity = (city: string) => contracted('de', city);

/** Inserts the no-break spaces of French before high punctuation and inside guillemets. */
export function typeset(text: string): string {
  return text.replace(/ ([!?;:»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

/** Converts a text to lower-case ASCII words joined by hyphens, for URLs. */
export function webName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' et ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
