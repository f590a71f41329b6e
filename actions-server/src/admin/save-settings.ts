import { compareEdit } from '../db/compare-edit.ts';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';

const id = 1;

export const saveSettings: Write<'saveSettings'> = async (trx, administrator, { settings, seen }) => {
  const names = Object.keys(seen) as (keyof typeof settings)[];
  const written = Object.fromEntries(names.map((name) => [name, settings[name]]));
  const stored = await trx
    .selectFrom('siteSettings')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const edit = compareEdit(stored, seen, written);
  if (edit === 'newer')
    throw new ApiError('newerValues', {
      current: Object.fromEntries(names.map((name) => [name, stored[name]])),
    });
  if (edit === 'current' && names.length > 0)
    await trx.updateTable('siteSettings').set(written).where('id', '=', id).execute();
  return { id };
};
