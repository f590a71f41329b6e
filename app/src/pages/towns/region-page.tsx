import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { regionsByName } from '#app/features/search/region-links.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { inRegion, regionCrumbs, type RegionPlace } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { PlaceFailed, PlaceFrame, PlaceHeader, PlaceLoading, PlaceNotFound } from './place-frame.tsx';
import { RegionHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import { cityLinks, regionPageQuery, regionPageVariables } from './place-query.ts';

/** `/laveries/:region`, also with `?departement=Vendée`: the communes of a region or department that have laundromats. */
export function RegionPage() {
  const { region = '' } = useParams();
  const slug = region.toLowerCase();
  const department = useSearchParams()[0].get('departement') ?? '';
  return (
    <PlaceFrame>
      <Region key={slug + department} slug={slug} department={department} />
    </PlaceFrame>
  );
}

function Region({ slug, department }: { slug: string; department: string }) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: regionPageQuery,
    variables: regionPageVariables(slug, department),
  });
  const regions = regionsByName(data?.laundromat_regions ?? []);
  const region = regions.find((one) => one.slug === slug);
  if (!data && fetching) return <PlaceLoading />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  const cities = cityLinks(data?.laundromat_cities ?? []);
  if (!data || !region || cities.length === 0) return <PlaceNotFound />;
  if (department) return <Department region={region} name={department} cities={cities} />;

  const others = regions.filter((one) => one !== region);
  return (
    <>
      <RegionHead region={region} />
      <PlaceHeader crumbs={regionCrumbs(region)} title={`Laveries automatiques ${inRegion(region.name)}`}>
        <p>{`${countOf(region.laundromats, 'laverie')} en libre-service, ville par ville.`}</p>
      </PlaceHeader>
      <Container className="pb-4">
        <Section title="Villes">
          <PlaceLinks places={cities} />
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

interface DepartmentProps {
  region: RegionPlace;
  name: string;
  cities: ReturnType<typeof cityLinks>;
}

function Department({ region, name, cities }: DepartmentProps) {
  const title = `Laveries automatiques\u00a0: ${name}`;
  const laundromats = cities.reduce((sum, city) => sum + city.laundromats, 0);
  const facts = `${countOf(laundromats, 'laverie')} en libre-service, ville par ville`;
  return (
    <>
      <PageHead
        path={paths.region(region.slug)}
        title={title}
        description={`${facts}\u00a0: ${name}.`}
        image={null}
      />
      <PlaceHeader
        crumbs={[...regionCrumbs(region), { name, path: paths.department(region.slug, name) }]}
        title={title}
      >
        <p>{`${facts}.`}</p>
      </PlaceHeader>
      <Container className="pb-4">
        <Section title="Villes">
          <PlaceLinks places={cities} />
        </Section>
      </Container>
    </>
  );
}
