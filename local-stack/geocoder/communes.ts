import { withClient } from '../with-client.ts';

export interface Commune {
  name: string;
  inseeCode: string;
  postalCodes: string[];
  key: string;
  latitude: number;
  longitude: number;
}

export async function readCommunes(databaseUrl: string): Promise<Commune[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Omit<Commune, 'key'>>(
      `select name, insee_code as "inseeCode", postal_codes as "postalCodes",
         latitude::float8 as latitude, longitude::float8 as longitude
       from french_cities where parent_id is null order by population desc, insee_code`,
    );
    return rows.map((row) => ({ ...row, key: fold(row.name) }));
  });
}

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();
}
