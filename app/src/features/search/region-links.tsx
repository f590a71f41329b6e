import { useQuery } from 'urql';
import { isKnown } from '#app/lib/known.ts';
import { paths } from '#app/paths.ts';
import { Section } from '#app/ui/container.tsx';
import { PlaceLinks } from './place-links.tsx';
import { regionLinksQuery } from './place-query.ts';

/** The way from the directory into the regions. Nothing while they are not known: the list above needs none. */
export function RegionLinks() {
  const [{ data }] = useQuery({ query: regionLinksQuery, variables: {} });
  if (!data?.laundromat_regions.length) return null;
  const places = data.laundromat_regions.filter(isKnown).map(({ name, slug, laundromats }) => ({
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
