import { withoutAccents } from '../validation/folded-text.ts';

const startsWithVowel = /^[aeiouyœæ]/;

function contracted(name: string, le: string, les: string): string | null {
  if (/^les /i.test(name)) return `${les} ${name.slice(4)}`;
  if (/^le /i.test(name)) return `${le} ${name.slice(3)}`;
  return null;
}

/** « de Lyon », « d'Annecy », « du Mans », « des Sables-d'Olonne ». */
export function ofTown(name: string): string {
  const elided = startsWithVowel.test(withoutAccents(name)) ? `d'${name}` : `de ${name}`;
  return contracted(name, 'du', 'des') ?? elided;
}

/** « à Lyon », « au Mans », « aux Sables-d'Olonne ». */
export function inTown(name: string): string {
  return contracted(name, 'au', 'aux') ?? `à ${name}`;
}

/** Returns the commune of an arrondissement, which addresses name: « Paris » for « Paris 15e arrondissement ». */
export function communeName(name: string): string {
  return name.replace(/ \d{1,2}(er|e) arrondissement$/, '');
}
