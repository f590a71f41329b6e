import { machinesOf } from '#app/graphql/laundromats/laundromat-machines.ts';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { columnOf, moderatedNames, type TextFieldName } from '#contract/laundromat/fields.ts';
import { machineText } from '#contract/laundromat/machine-texts.ts';
import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { daysOfException, reasonTexts } from '#contract/laundromat/special-days.ts';
import type { UnreadPart } from '#contract/moderation/moderated-fields.ts';
import type { AdminLaundromat } from './laundromat-documents.ts';

type Moderated = Pick<
  AdminLaundromat,
  'approvedContent' | 'changedAt' | 'heldContent' | TextFieldName | (typeof partNames)[number]
>;

export interface LaundromatChanges {
  /** Version of the laundromat to which an approval applies. */
  changedAt: string;
  /** `isHeld`: invisible until it is approved. */
  fields: {
    name: string;
    label: string;
    before: string;
    after: string;
    isHeld: boolean;
  }[];
  /** Nothing of the laundromat is approved yet. */
  isNew: boolean;
  hasOthers: boolean;
}

/** Returns the changes that wait for an administrator; undefined for none. */
export function changesOf(laundromat: Moderated): LaundromatChanges | undefined {
  const { approvedContent, changedAt, heldContent } = laundromat;
  if (changedAt === null) return undefined;
  const approved = (approvedContent ?? {}) as Record<string, string | null>;
  const held = heldContent as Record<string, string>;
  const texts = moderatedNames.map((name) => ({
    name,
    label: fieldTitles[name],
    before: approved[columnOf(name)] ?? '',
    after: held[columnOf(name)] ?? laundromat[name] ?? '',
    isHeld: columnOf(name) in held,
  }));
  const parts = partNames
    .filter((name) => name in approved)
    .map((name) => ({
      name,
      label: partTitle(name),
      before: partText(name, approved[name]),
      after: partText(name, laundromat[name]),
      isHeld: false,
    }));
  return {
    changedAt,
    fields: [...texts, ...parts].filter(({ before, after }) => before !== after),
    isNew: !('name' in approved),
    hasOthers: ['photos', 'photoDescriptions', 'reviewAnswers'].some((name) => name in approved),
  };
}

export function reversalSentence({ fields, hasOthers }: LaundromatChanges): string {
  const labels = [...fields.map(({ label }) => label), ...(hasOthers ? ['Photos et réponses aux avis'] : [])];
  return `La fiche reste en ligne. Reviennent à l’état d’avant\u00a0: ${labels.join(', ')}.`;
}

export const partNames = [
  'hours',
  'holidayHours',
  'openingExceptions',
  'cycleMinutes',
  'priceFrom',
  'machines',
  'latitude',
  'longitude',
] as const satisfies readonly (UnreadPart & keyof AdminLaundromat)[];
type Part = (typeof partNames)[number];

export const partTitle = (name: Part): string => fieldTitles[name];

const holidayTexts: Record<string, string> = { usual: 'comme d’habitude', closed: 'fermé', unknown: '' };

export function partText(name: Part, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (name === 'holidayHours') return holidayTexts[value as string] ?? '';
  if (name === 'machines') {
    return machinesOf({ machines: value } as Parameters<typeof machinesOf>[0])
      .map(machineText)
      .join('\n');
  }
  if (name === 'openingExceptions') return (value as OpeningException[]).map(exceptionText).join('\n');
  if (name === 'priceFrom') return formatPrice(String(value)) ?? '';
  return name === 'cycleMinutes' ? `${Number(value)}\u00a0min` : String(value);
}

/** With the years, because a change may concern nothing else. */
function exceptionText(exception: OpeningException): string {
  const reason = reasonTexts[exception.reason];
  const days = `${exception.firstDay} – ${exception.lastDay}${reason ? ` (${reason})` : ''}`;
  return `${days}\u00a0: ${daysOfException(exception).hours}`;
}
