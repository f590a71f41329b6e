import type pg from 'pg';
import type { NearestAddress } from '#contract/places/addresses.ts';

export const besideTheRoad = (): Promise<NearestAddress> =>
  Promise.resolve({ address: '3 Rue du Temple', postalCode: '51100', city: 'Reims', distance: 12 });

export async function importedRows(client: pg.ClientBase) {
  const { rows } = await client.query<Record<'laundromats' | 'objects' | 'candidates', unknown>>(
    `select (select jsonb_agg(l order by l.id) from laundromats l) as laundromats,
       (select jsonb_agg(to_jsonb(s) - 'seen_at' order by s.type, s.id) from source_objects s) as objects,
       (select jsonb_agg(c order by c.id) from source_candidates c) as candidates`,
  );
  return rows[0]!;
}
