import { siteOperations as declared } from '#contract/site/operations.ts';
import { compareEdit } from '../db/compare-edit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { handle, inTransaction, type Write } from '../http/operation.ts';

export const siteOperations = (db: Database) => handle(declared, inTransaction(db, { saveSettings }));

const id = 1;

const saveSettings: Write<'saveSettings'> = async (trx, administrator, { settings, seen }) => {
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
