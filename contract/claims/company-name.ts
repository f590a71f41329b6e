import { foldedText } from '../validation/folded-text.ts';

const common = new Set(
  `sarl sas sasu eurl ei eirl sa sci snc scop selarl gie societe ste ets etablissements monsieur madame mme mlle mr m
  l d la le les de du des et au aux a en laverie laveries lavomatique lavoir laundry pressing blanchisserie automatique
  libre service self`.split(/\s+/),
);

const wordsOf = (name: string) => foldedText(name).split(' ');

/** Tells whether the distinctive words of one name are all in the other. A hint for administrators, and no proof. */
export function hasSameName(company: string, laundromat: string): boolean {
  const all = [company, laundromat].map(wordsOf);
  const [one = [], other = []] = all.map((words) => words.filter((word) => !common.has(word)));
  if (one.length === 0 || other.length === 0) return all[0]!.join('') === all[1]!.join('');
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  return few.every((word) => many.includes(word)) || one.join('') === other.join('');
}
