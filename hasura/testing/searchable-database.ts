import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../local-stack/testing/test-database.ts';

export interface SearchArguments {
  q?: string;
  city?: string;
  region?: string;
  lat?: number;
  lng?: number;
  radius_km?: number;
  services?: string;
  sort?: string;
  page?: number;
  page_size?: number;
  moment?: string;
  open_at?: string;
  min_washer_kg?: number;
  south?: number;
  west?: number;
  north?: number;
  east?: number;
  place?: string;
}

interface LaundromatColumns {
  name: string;
  city?: string;
  postal_code?: string;
  latitude?: number;
  longitude?: number;
  price_from?: string | null;
  assumed_facts?: string[];
  weekly_hours?: string;
  holiday_hours?: string;
  is_active?: boolean;
  is_premium?: boolean;
  is_featured?: boolean;
  featured_until?: string | null;
}

export function searchable() {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = await database.connect();
  });

  afterAll(() => database.drop());

  const search = async (given: SearchArguments) => {
    const names = Object.keys(given);
    const { rows } = await client.query<{
      name: string;
      position: number;
      distance_km: number | null;
      total_count: number;
    }>(
      `select l.name, m.position, m.distance_km, m.total_count
       from search_laundromats(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) m
       join laundromats l on l.id = m.laundromat_id order by m.position`,
      Object.values(given),
    );
    return rows;
  };

  return {
    query: (sql: string, values: unknown[] = []) => client.query(sql, values),
    search,
    names: async (given: SearchArguments) => (await search(given)).map((row) => row.name),
    add: async (columns: LaundromatColumns) => {
      const row = { address: '1 rue de la Ré', city: 'Lyon', postal_code: '69003', ...columns };
      const names = Object.keys(row);
      const { rows } = await client.query<{ id: string }>(
        `insert into laundromats (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
         returning id`,
        Object.values(row),
      );
      return rows[0]!.id;
    },
  };
}
