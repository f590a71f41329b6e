import type { AdminLaundromat } from '#app/features/admin/laundromats/laundromat-list-query.ts';
import { columnOf, moderatedNames, type TextFieldName, textFields } from '#contract/laundromat/fields.ts';

type Moderated = Pick<AdminLaundromat, 'approvedContent' | 'changedAt' | 'heldContent' | TextFieldName>;

export interface LaundromatChanges {
  /** Version of the row that was read; an approval applies to no other. */
  changedAt: string;
  /** `isHeld`: visitors do not see it before it is approved. */
  fields: { name: TextFieldName; label: string; before: string; after: string; isHeld: boolean }[];
}

/** Returns the fields that an owner changed since the approval; undefined when none awaits moderation. */
export function changesOf(laundromat: Moderated): LaundromatChanges | undefined {
  const { approvedContent, changedAt, heldContent } = laundromat;
  if (changedAt === null) return undefined;
  const approved = (approvedContent ?? {}) as Record<string, string | null>;
  const held = heldContent as Record<string, string>;
  const fields = moderatedNames
    .map((name) => ({
      name,
      label: textFields[name].title,
      before: approved[columnOf(name)] ?? '',
      after: held[columnOf(name)] ?? laundromat[name] ?? '',
      isHeld: columnOf(name) in held,
    }))
    .filter(({ before, after }) => before !== after);
  return { changedAt, fields };
}
