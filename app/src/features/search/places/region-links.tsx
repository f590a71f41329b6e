import { useQuery } from 'urql';
import { paths } from '#app/paths.ts';
import { Section } from '#app/ui/pages/container.tsx';
import { PlaceLinks } from './place-links.tsx';
import { regionLinksQuery, regionsByName } from './place-query.ts';

/** Links from the directory to the regions. Renders nothing while they are loading. */
export function RegionLinks() {
  const [{ data }] = useQuery({ query: regionLinksQuery, variables: {} });
  if (!data?.laundromat_regions.length) return null;
  const places = regionsByName(data.laundromat_regions).map(({ name, slug, laundromats }) => ({
    name,
    path: paths.region(slug),
    laundromats,
  }));
  return (
    <Section title="Laveries par région">
      <PlaceLinks places={places} />
    </Section>
  );
}
