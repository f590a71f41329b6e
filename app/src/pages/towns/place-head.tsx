import { PageHead } from '#app/graphql/site/page-head.tsx';
import {
  cityCrumbs,
  type CityPlace,
  type Crumb,
  inCity,
  inRegion,
  regionCrumbs,
  type RegionPlace,
} from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';

export function RegionHead({ region }: { region: RegionPlace }) {
  const where = inRegion(region.name);
  return (
    <PageHead
      path={paths.region(region.slug)}
      title={`Laveries automatiques ${where}`}
      description={`${count(region)} ${where}, ville par ville\u00a0: adresses, horaires, prix, services et avis.`}
      image={null}
      data={breadcrumbs(regionCrumbs(region))}
    />
  );
}

export function CityHead({ city, page }: { city: CityPlace; page: number }) {
  const where = inCity(city);
  const department = city.parent ? '' : ` (${city.department})`;
  const pageText = page > 1 ? `, page ${page}` : '';
  return (
    <PageHead
      path={paths.city(city.regionSlug, city.slug)}
      title={`Laveries automatiques ${where}${department}${pageText}`}
      description={`${count(city)} ${where}, ${city.region}\u00a0: adresses, horaires, prix, services et avis.`}
      image={null}
      data={breadcrumbs(cityCrumbs(city))}
    />
  );
}

function count({ laundromats }: { laundromats: number }): string {
  return `${laundromats} ${laundromats === 1 ? 'laverie' : 'laveries'} en libre-service`;
}

function breadcrumbs(crumbs: readonly Crumb[]) {
  return (absolute: (address: string) => string) => ({
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
