import { paths } from '#app/paths.ts';
import { inTown, ofTown } from '#contract/laundromat/town.ts';

/** Regions that do not go with « en ». */
const regionsWithArticle: Record<string, string> = {
  'Grand Est': 'dans le Grand Est',
  'Hauts-de-France': 'dans les Hauts-de-France',
  'La Réunion': 'à La Réunion',
  Mayotte: 'à Mayotte',
  'Pays de la Loire': 'dans les Pays de la Loire',
};

export function inRegion(name: string): string {
  return regionsWithArticle[name] ?? `en ${name}`;
}

export interface RegionPlace {
  name: string;
  slug: string;
  laundromats: number;
}

export interface CityPlace {
  name: string;
  slug: string;
  region: string;
  regionSlug: string;
  department: string;
  laundromats: number;
  parent?: { name: string; slug: string } | null;
}

export interface Crumb {
  name: string;
  path: string;
}

const directory: Crumb = { name: 'Annuaire', path: paths.directory };

export const regionCrumbs = ({ name, slug }: Pick<RegionPlace, 'name' | 'slug'>): Crumb[] => [
  directory,
  { name, path: paths.region(slug) },
];

export function cityCrumbs(city: Omit<CityPlace, 'department' | 'laundromats'>): Crumb[] {
  const { parent, region, regionSlug } = city;
  return [
    ...regionCrumbs({ name: region, slug: regionSlug }),
    ...(parent ? [{ name: parent.name, path: paths.city(regionSlug, parent.slug) }] : []),
    {
      name: parent ? nameBelow(parent, city.name).replace(' arrondissement', '') : city.name,
      path: paths.city(regionSlug, city.slug),
    },
  ];
}

function nameBelow(parent: { name: string }, name: string): string {
  return name.startsWith(`${parent.name} `) ? name.slice(parent.name.length + 1) : name;
}

export function inCity({ name, parent }: Pick<CityPlace, 'name' | 'parent'>): string {
  return parent ? `dans le ${nameBelow(parent, name)} ${ofTown(parent.name)}` : inTown(name);
}
