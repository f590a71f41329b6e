import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
  isActive: boolean;
}

export interface ClaimSides {
  name: string;
  slug: string;
  owner: Person | null;
  claimant: Person | null;
  previous: Person | null;
  others: { id: string; user: Person }[];
}

/** The columns of a person, from `users` under the name `u`. */
export const person = sql<Person>`json_build_object(
  'id', u.id, 'email', u.email, 'emailVerified', u.email_verified, 'isActive', u.is_active
)`;
const personWith = (id: RawBuilder<unknown>) => sql`(select ${person} from users u where u.id = ${id})`;

/** Returns the laundromat of a claim with everybody concerned: `others` have open claims of their own. */
export async function claimSides(
  db: Database,
  claim: { id: string; laundromat_id: string; user_id: string; previous_user_id: string | null },
): Promise<ClaimSides | undefined> {
  const [sides] = await db.statement(sql<ClaimSides>`
    select l.name, l.slug, ${personWith(sql`l.user_id`)} as owner, ${personWith(sql`${claim.user_id}`)} as claimant,
      ${personWith(sql`${claim.previous_user_id}`)} as previous,
      array(
        select json_build_object('id', c.id, 'user', ${person})
        from laundromat_claims c join users u on u.id = c.user_id
        where c.laundromat_id = l.id and c.id <> ${claim.id} and c.status = 'submitted' order by c.submitted_at limit 20
      ) as others
    from laundromats l where l.id = ${claim.laundromat_id}`);
  return sides;
}
