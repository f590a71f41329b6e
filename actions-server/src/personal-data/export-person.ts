import type { RawBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import type { SystemCaller } from '../session/caller.ts';
import { accountOf, listsOfContacts, listsOfLaundromats, ownRows, writtenRows } from './exported-rows.ts';

type Row = Record<string, unknown>;

/** Leaves out what was written with the address where the account has not confirmed it: that may be another person's. */
export function exportPerson(db: Database, system: SystemCaller, email: string): Promise<object> {
  return db.transaction(system, async (trx) => {
    const rowsOf = async (query: RawBuilder<unknown>) => (await query.execute(trx)).rows as Row[];
    const all = async (queries: Record<string, RawBuilder<unknown>>) => {
      const found: Record<string, Row[]> = {};
      for (const [name, query] of Object.entries(queries)) found[name] = await rowsOf(query);
      return found;
    };
    const [account] = await rowsOf(accountOf(email));
    const id = (account?.['id'] as string | undefined) ?? null;
    const address = account?.['emailVerified'] === false ? null : email;
    const own = account && (await all(ownRows(id!)));
    const written = await all(writtenRows(address, id));
    return {
      exportedAt: new Date().toISOString(),
      email,
      account: account ?? null,
      ...own,
      ...(own && {
        laundromats: nested(own['laundromats']!, await all(listsOfLaundromats(id!)), 'laundromatId'),
      }),
      ...written,
      contacts: nested(written['contacts']!, await all(listsOfContacts(address)), 'contactId'),
    };
  });
}

/** Puts the rows of each list into the row that their `key` names. */
const nested = (rows: Row[], lists: Record<string, Row[]>, key: string) =>
  rows.map((row) => {
    const inside = ([name, list]: [string, Row[]]) => [
      name,
      list.filter((inner) => inner[key] === row['id']).map(({ [key]: _, ...inner }) => inner),
    ];
    return { ...row, ...Object.fromEntries(Object.entries(lists).map(inside)) };
  });
