import type pg from 'pg';
import { candidateCellDegrees, type KnownLaundromat } from './match-laundromats.ts';
import { createPointIndex } from './point-index.ts';

/** The laundromats of the site that have a point, as they are after what has been imported so far. */
export type KnownLaundromats = Awaited<ReturnType<typeof readKnownLaundromats>>;

export async function readKnownLaundromats(client: pg.ClientBase) {
  const { rows } = await client.query<KnownLaundromat>(
    `select l.id, l.name, l.city, l.phone, l.latitude::float8 as latitude, l.longitude::float8 as longitude,
       exists (select from source_objects s where s.laundromat_id = l.id) as "isLinked"
     from laundromats l where l.location_source <> 'commune'`,
  );
  const index = createPointIndex<KnownLaundromat>(candidateCellDegrees);
  const byId = new Map<string, KnownLaundromat>();
  const set = (laundromat: KnownLaundromat) => {
    const former = byId.get(laundromat.id);
    if (former) index.remove(former);
    byId.set(laundromat.id, laundromat);
    index.add(laundromat);
  };
  for (const row of rows) set(row);
  return { set, around: index.around };
}
