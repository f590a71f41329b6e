import { sql } from 'kysely';
import type { Database, Trx } from '../db/database.ts';
import type { SystemCaller } from '../session/caller.ts';

export const currentUser = [
  'users.id',
  'users.email',
  'users.firstName',
  'users.lastName',
  'users.phone',
  'users.role',
  'users.isActive',
  'users.emailVerified',
  sql<string>`to_json(users.created_at) #>> '{}'`.as('createdAt'),
  sql<string>`to_json(users.updated_at) #>> '{}'`.as('updatedAt'),
] as const;

export const findAccount = (db: Database, system: SystemCaller, by: { id: string } | { email: string }) =>
  db.transaction(system, (trx) =>
    trx
      .selectFrom('users')
      .select(currentUser)
      .select('password')
      .where(({ and }) => and(by))
      .executeTakeFirst(),
  );

export const lockWithPassword = (trx: Trx, id: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'firstName', 'lastName', 'isActive', 'password'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
