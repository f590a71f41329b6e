import { columnName } from './column-names.ts';
import type { AdminLaundromat } from './laundromat-list-query.ts';

type Reviewed = Pick<AdminLaundromat, 'approvedContent' | 'changedAt'> & ReviewedFields;
type ReviewedFields = Pick<
  AdminLaundromat,
  | 'name'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'email'
  | 'description'
  | 'website'
  | 'facebook'
  | 'instagram'
>;

/** The columns that wait for moderation when an owner changes them, in the order of the form. */
const columns: readonly [string, keyof ReviewedFields][] = [
  ['name', 'name'],
  ['address', 'address'],
  ['postal_code', 'postalCode'],
  ['city', 'city'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['description', 'description'],
  ['website', 'website'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
];

export interface LaundromatChanges {
  /** Names the state that was read; an approval covers no other. */
  changedAt: string;
  fields: { column: string; label: string; before: string; after: string }[];
}

/** Returns the fields that an owner changed since the approval; undefined when nothing waits. */
export function changesOf(laundromat: Reviewed): LaundromatChanges | undefined {
  const { approvedContent, changedAt } = laundromat;
  if (changedAt === null) return undefined;
  const approved = (approvedContent ?? {}) as Record<string, string | null>;
  const fields = columns
    .map(([column, field]) => ({
      column,
      label: columnName(column),
      before: approved[column] ?? '',
      after: laundromat[field] ?? '',
    }))
    .filter(({ before, after }) => before !== after);
  return { changedAt, fields };
}
