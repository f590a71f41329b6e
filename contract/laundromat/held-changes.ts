import { type HeldField, heldFields } from '../moderation/moderated-fields.ts';
import { contactsIn, frenchNumber, withoutScheme } from '../validation/contacts-in-text.ts';
import { foldedText } from '../validation/folded-text.ts';

export const wordsChangedAtMost = 20;

type Rule = (stated: string, approved: string) => boolean;

const isNew =
  (keysOf: (text: string) => string[]): Rule =>
  (stated, approved) => {
    const known = new Set(keysOf(approved));
    return keysOf(stated).some((key) => !known.has(key));
  };

const anotherLink = isNew((link) => [withoutScheme(link.trim())]);
const anotherPhone = isNew((phone) => [frenchNumber(phone)]);
const anotherEmail = isNew((email) => [email.trim().toLowerCase()]);
const newContactInside = isNew(contactsIn);
const manyChangedWords: Rule = (stated, approved) => changedWords(stated, approved) > wordsChangedAtMost;

/**
 * The changes of a published laundromat that wait for an administrator, by field name, which is also the column. All
 * others are published at once and reviewed afterwards. A removed text never waits.
 */
const holdRules = {
  name: [newContactInside],
  phone: [anotherPhone],
  email: [anotherEmail],
  website: [anotherLink],
  facebook: [anotherLink],
  instagram: [anotherLink],
  description: [newContactInside, manyChangedWords],
} as const satisfies Record<HeldField, readonly Rule[]>;

type HeldTexts = Partial<Record<HeldField, string | null>>;

/** Returns the fields whose stated text must wait, compared with the approved one. */
export function fieldsToHold(stated: HeldTexts, approved: HeldTexts): HeldField[] {
  return heldFields.filter((name) => {
    const text = stated[name];
    return text ? holdRules[name].some((rule) => rule(text, approved[name] ?? '')) : false;
  });
}

function changedWords(text: string, other: string): number {
  const counts = new Map<string, number>();
  for (const word of foldedText(text).split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of foldedText(other).split(' ')) counts.set(word, (counts.get(word) ?? 0) - 1);
  counts.delete('');
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}
