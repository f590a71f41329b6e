import { mergeTests } from 'playwright/test';
import { test as laundromats } from './laundromat.ts';
import { test as accounts, type Member } from './own-accounts.ts';
import { service } from './own-laundromats.ts';

interface Fixtures {
  owned: (
    owner: Member,
    details?: { photos?: number; isPremium?: boolean },
  ) => Promise<{ id: string; name: string }>;
}

export const test = mergeTests(laundromats, accounts).extend<Fixtures>({
  owned: async ({ laundromat, database }, use) => {
    await use(async ({ email }, details = {}) => {
      const { name } = await laundromat({ services: [service.washing], ...details });
      const { rows } = await database.query<{ id: string }>(
        'update laundromats set user_id = (select id from users where email = $1) where name = $2 returning id',
        [email, name],
      );
      return { id: rows[0]!.id, name };
    });
  },
});

export { expect, signIn, toastWith } from './own-accounts.ts';
