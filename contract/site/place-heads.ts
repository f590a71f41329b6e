import type { PageHead } from './page-head.ts';
import { cityPath, regionPath } from './paths.ts';
import { inTown, ofTown } from '../laundromat/town.ts';

/** Regions that do not go with « en ». */
const regionsWithArticle: Record<string, string> = {
  'Grand Est': 'dans le Grand Est',
  'Hauts-de-France': 'dans les Hauts-de-France',
  'La Réunion': 'à La Réunion',
  Mayotte: 'à Mayotte',
  'Pays de la Loire': 'dans les Pays de la Loire',
};

/** « en Bretagne », « dans les Hauts-de-France ». */
export function inRegion(name: string): string {
  return regionsWithArticle[name] ?? `en ${name}`;
}

/** A region that has laundromats; `slug` is how its address names it. */
export interface RegionPlace {
  name: string;
  slug: string;
  laundromats: number;
}

/** A commune, or an arrondissement with its commune as `parent`, that has laundromats. */
export interface CityPlace {
  name: string;
  slug: string;
  region: string;
  regionSlug: string;
  department: string;
  laundromats: number;
  parent?: { name: string; slug: string } | null;
}

/** A step on the way from the directory to a page, for the visitor's eye and for search engines. */
export interface Crumb {
  name: string;
  path: string;
}

const directory: Crumb = { name: 'Annuaire', path: '/directory' };

export const regionCrumbs = ({ name, slug }: Pick<RegionPlace, 'name' | 'slug'>): Crumb[] => [
  directory,
  { name, path: regionPath(slug) },
];

export function cityCrumbs(city: Omit<CityPlace, 'department' | 'laundromats'>): Crumb[] {
  const { parent, region, regionSlug } = city;
  return [
    ...regionCrumbs({ name: region, slug: regionSlug }),
    ...(parent ? [{ name: parent.name, path: cityPath(regionSlug, parent.slug) }] : []),
    // « 15e » below Paris.
    {
      name: parent ? nameBelow(parent, city.name).replace(' arrondissement', '') : city.name,
      path: cityPath(regionSlug, city.slug),
    },
  ];
}

/** « 15e arrondissement », without the name of its commune. */
function nameBelow(parent: { name: string }, name: string): string {
  return name.startsWith(`${parent.name} `) ? name.slice(parent.name.length + 1) : name;
}

/** « à Lyon », « dans le 15e arrondissement de Paris ». */
export function inCity({ name, parent }: Pick<CityPlace, 'name' | 'parent'>): string {
  return parent ? `dans le ${nameBelow(parent, name)} ${ofTown(parent.name)}` : inTown(name);
}

/** The head of `/laveries/:region`. */
export function regionHead(region: RegionPlace): PageHead {
  const where = inRegion(region.name);
  return {
    title: `Laveries automatiques ${where} · Lavoir`,
    description: `${count(region)} ${where}, ville par ville\u00a0: adresses, horaires, prix, services et avis.`,
    path: regionPath(region.slug),
    data: breadcrumbs(regionCrumbs(region)),
  };
}

/** The head of `/laveries/:region/:city`. */
export function cityHead(city: CityPlace): PageHead {
  const where = inCity(city);
  return {
    title: `Laveries automatiques ${where}${city.parent ? '' : ` (${city.department})`} · Lavoir`,
    description: `${count(city)} ${where}, ${city.region}\u00a0: adresses, horaires, prix, services et avis.`,
    path: cityPath(city.regionSlug, city.slug),
    data: breadcrumbs(cityCrumbs(city)),
  };
}

function count({ laundromats }: { laundromats: number }): string {
  return laundromats === 1 ? '1 laverie en libre-service' : `${laundromats} laveries en libre-service`;
}

function breadcrumbs(crumbs: readonly Crumb[]) {
  return (absolute: (path: string) => string) => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  });
}
