import { sql } from 'kysely';
import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { communeName } from '#contract/laundromat/town.ts';
import type { Trx } from '../db/database.ts';
import { createPointIndex } from './point-index.ts';

export interface Commune extends Coordinates {
  name: string;
  postalCode: string;
}

const farFromFranceMetres = 50_000;

/** Returns a function that finds the nearest commune, or null for a point outside France. */
export async function readCommunes(db: Trx) {
  const { rows } = await sql<Commune>`
    select name, postal_code, latitude::float8 as latitude, longitude::float8 as longitude
    from french_cities`.execute(db);
  const index = createPointIndex<Commune>(0.5);
  for (const commune of rows) index.add({ ...commune, name: communeName(commune.name) });
  return (point: Coordinates): Commune | null => {
    let nearest: Commune | null = null;
    let least = farFromFranceMetres;
    for (const commune of index.around(point)) {
      const distance = metresBetween(point, commune);
      if (distance <= least) [nearest, least] = [commune, distance];
    }
    return nearest;
  };
}
