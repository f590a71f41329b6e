import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { regionsByName } from '#app/features/search/region-links.ts';
import { countFilters, parseSearch } from '#app/features/search/search-params.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { inRegion, regionCrumbs, type RegionPlace } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { homeSorts } from '#contract/laundromat/search.ts';
import {
  PlaceFailed,
  PlaceFrame,
  PlaceHeader,
  PlaceLoading,
  PlaceNotFound,
  PlaceLinks,
} from './place-frame.tsx';
import { RegionHead } from './place-head.tsx';
import { cityLinks, regionPageQuery, regionPageVariables, townsPerPage } from './place-query.ts';

/** `/laveries/:region`, also with `?departement=Vendée`: the communes of a region or department that have laundromats. */
export function RegionPage() {
  const { region = '' } = useParams();
  const slug = region.toLowerCase();
  const [params] = useSearchParams();
  const department = params.get('departement') ?? '';
  return (
    <PlaceFrame>
      <Region key={slug + department} slug={slug} department={department} params={params} />
    </PlaceFrame>
  );
}

interface RegionProps {
  slug: string;
  department: string;
  /** Page of the list, and filters of the search that led here. */
  params: URLSearchParams;
}

function Region({ slug, department, params }: RegionProps) {
  const criteria = parseSearch(params, homeSorts);
  const { page } = criteria;
  const [{ data, error, fetching }, reload] = useQuery({
    query: regionPageQuery,
    variables: regionPageVariables(slug, department, page),
  });
  const regions = regionsByName(data?.laundromat_regions ?? []);
  const region = regions.find((one) => one.slug === slug);
  if (!data && fetching) return <PlaceLoading />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  const isFiltered = countFilters(criteria) > 0 || criteria.sort !== homeSorts[0];
  const cities = cityLinks(data?.laundromat_cities ?? [], isFiltered ? { ...criteria, page: 1 } : undefined);
  if (!data || !region || cities.length === 0) return <PlaceNotFound />;
  const pages = cities.length < townsPerPage ? page : page + 1;
  const towns = (
    <Section title="Villes">
      <PlaceLinks places={cities} />
      <Pagination page={page} pageCount={pages} href={(next) => pageOf(params, next)} className="mt-8" />
    </Section>
  );
  if (department)
    return (
      <Department region={region} name={department} cities={cities} isWhole={pages === 1}>
        {towns}
      </Department>
    );

  const others = regions.filter((one) => one !== region);
  return (
    <>
      <RegionHead region={region} />
      <PlaceHeader crumbs={regionCrumbs(region)} title={`Laveries automatiques ${inRegion(region.name)}`}>
        <p>{`${countOf(region.laundromats, 'laverie')} en libre-service, ville par ville.`}</p>
      </PlaceHeader>
      <Container className="pb-4">
        {towns}
        {others.length > 0 && (
          <Section title="Autres régions" className="pt-0 pb-10 sm:pt-0">
            <PlaceLinks places={others.map((one) => ({ ...one, path: paths.region(one.slug) }))} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** Returns the link to a page of the list, which keeps the department and the filters. */
function pageOf(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return `?${next}`;
}

interface DepartmentProps {
  region: RegionPlace;
  name: string;
  cities: ReturnType<typeof cityLinks>;
  /** The list has no other page. */
  isWhole: boolean;
  children: ReactNode;
}

function Department({ region, name, cities, isWhole, children }: DepartmentProps) {
  const title = `Laveries automatiques\u00a0: ${name}`;
  const laundromats = cities.reduce((sum, city) => sum + city.laundromats, 0);
  const facts = `${isWhole ? countOf(laundromats, 'laverie') : 'Laveries'} en libre-service, ville par ville`;
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
      <Container className="pb-4">{children}</Container>
    </>
  );
}
