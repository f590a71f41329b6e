import { foldedText } from '#contract/validation/folded-text.ts';

function folded(name: string): string {
  return foldedText(name)
    .replace(/\b(st|ste)\b/g, (short) => (short === 'st' ? 'saint' : 'sainte'))
    .replace(/ cedex( \d{1,2})?$/, '')
    .replace(/ \d{1,2} ?(er|e|eme|arrondissement|er arrondissement|e arrondissement)?$/, '')
    .trim();
}

const departmentOf = (postalCode: string) => postalCode.trim().slice(0, /^\s*9[78]/.test(postalCode) ? 3 : 2);

interface Town {
  postalCode: string;
  city: string;
}

/**
 * Compares two spellings of a town: the department is the same, and so is the name, or one continues the other, such as
 * « Ambérieu » and « Ambérieu-en-Bugey ». Postal codes may differ, as 75000 and 75011 do.
 */
export function isSameTown(one: Town, other: Town): boolean {
  if (departmentOf(one.postalCode) !== departmentOf(other.postalCode)) return false;
  const [name, otherName] = [folded(one.city), folded(other.city)];
  if (name === '' || otherName === '') return false;
  return name === otherName || name.startsWith(`${otherName} `) || otherName.startsWith(`${name} `);
}
