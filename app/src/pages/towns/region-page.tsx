import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import {
  PlaceFailed,
  PlaceFrame,
  PlaceHeader,
  PlaceLoading,
  PlaceNotFound,
} from '#app/features/search/places/place-frame.tsx';
import { RegionHead } from '#app/features/search/places/place-head.tsx';
import { PlaceLinks } from '#app/features/search/places/place-links.tsx';
import { cityLinks, regionPageQuery, regionsByName } from '#app/features/search/places/place-query.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { inRegion, regionCrumbs } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { Container, Section } from '#app/ui/pages/container.tsx';

/** `/laveries/:region`: the communes of a region that have laundromats. */
export function RegionPage() {
  const { region = '' } = useParams();
  const slug = region.toLowerCase();
  return (
    <PlaceFrame>
      <Region key={slug} slug={slug} />
    </PlaceFrame>
  );
}

function Region({ slug }: { slug: string }) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: regionPageQuery,
    variables: { region: slug },
  });
  const regions = regionsByName(data?.laundromat_regions ?? []);
  const region = regions.find((one) => one.slug === slug);
  if (!data && fetching) return <PlaceLoading />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  if (!data || !region) return <PlaceNotFound />;

  const others = regions.filter((one) => one !== region);
  return (
    <>
      <RegionHead region={region} />
      <PlaceHeader crumbs={regionCrumbs(region)} title={`Laveries automatiques ${inRegion(region.name)}`}>
        <p>{`${countOf(region.laundromats, 'laverie')} en libre-service, ville par ville.`}</p>
      </PlaceHeader>
      <Container className="pb-4">
        <Section title="Villes">
          <PlaceLinks places={cityLinks(data.laundromat_cities)} />
        </Section>
        {others.length > 0 && (
          <Section title="Autres régions" className="pt-0 pb-10 sm:pt-0">
            <PlaceLinks places={others.map((one) => ({ ...one, path: paths.region(one.slug) }))} />
          </Section>
        )}
      </Container>
    </>
  );
}
