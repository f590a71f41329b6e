import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { test as base } from './fixtures.ts';

export interface OwnLaundromat {
  name?: string;
  address?: string;
  city?: string;
  postalCode?: string;
  latitude?: number;
  longitude?: number;
  priceFrom?: string;
  isPremium?: boolean;
  isFeatured?: boolean;
  services?: string[];
}

/** Ids of reference services (hasura/migrations: services). */
export const service = {
  washing: 'a0000000-0000-4000-8000-000000000001',
  drying: 'a0000000-0000-4000-8000-000000000002',
  detergent: 'a0000000-0000-4000-8000-000000000003',
  cards: 'a0000000-0000-4000-8000-000000000004',
  wifi: 'a0000000-0000-4000-8000-000000000005',
  parking: 'a0000000-0000-4000-8000-000000000007',
  folding: 'a0000000-0000-4000-8000-000000000009',
};

interface Fixtures {
  publish: (laundromat?: OwnLaundromat) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  publish: async ({ database }, use) => {
    const ids: string[] = [];
    await use(async (laundromat = {}) => {
      const { id, name } = await insert(database, laundromat);
      ids.push(id);
      return name;
    });
    await database.query('delete from laundromats where id = any ($1)', [ids]);
  },
});

/** Returns a point in the Atlantic with nothing around it, a different one at each call. */
export function lonelySpot(): { lat: number; lng: number } {
  const random = (from: number, to: number) => Math.round((from + Math.random() * (to - from)) * 1000) / 1000;
  return { lat: random(30, 40), lng: random(-50, -20) };
}

export function north(
  spot: { lat: number; lng: number },
  km: number,
): { latitude: number; longitude: number } {
  return { latitude: spot.lat + km / 111.2, longitude: spot.lng };
}

async function insert(database: pg.Client, laundromat: OwnLaundromat): Promise<{ id: string; name: string }> {
  const name = laundromat.name ?? `Laverie ${randomUUID().slice(0, 8)}`;
  const { rows } = await database.query<{ id: string }>(
    `insert into laundromats (name, address, city, postal_code, latitude, longitude, price_from, is_premium, is_featured,
       featured_until, is_active, hours, holiday_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $9 then now() + interval '30 days' end, true, '24h/24, 7j/7', 'usual')
     returning id`,
    [
      name,
      laundromat.address ?? '1 rue du Lavoir',
      laundromat.city ?? 'Brest',
      laundromat.postalCode ?? '29200',
      laundromat.latitude ?? null,
      laundromat.longitude ?? null,
      laundromat.priceFrom ?? null,
      laundromat.isPremium ?? laundromat.isFeatured ?? false,
      laundromat.isFeatured ?? false,
    ],
  );
  const id = rows[0]!.id;
  for (const offered of laundromat.services ?? []) {
    await database.query('insert into laundromat_services (laundromat_id, service_id) values ($1, $2)', [
      id,
      offered,
    ]);
  }
  return { id, name };
}

export { expect } from './fixtures.ts';
