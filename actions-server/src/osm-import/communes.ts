import { type Coordinates, metresBetween } from '#contract/laundromat/coordinates.ts';
import { communeName } from '#contract/laundromat/town.ts';
import { createPointIndex } from './point-index.ts';

export interface Commune extends Coordinates {
  name: string;
  postalCode: string;
}

const farFromFranceMetres = 50_000;

/** Finds the nearest commune, or null for a point outside France. */
export function createCommunes(communes: readonly Commune[]) {
  const index = createPointIndex<Commune>(0.5);
  for (const commune of communes) index.add({ ...commune, name: communeName(commune.name) });
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
