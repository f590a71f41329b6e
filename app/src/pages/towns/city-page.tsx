import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { CardList } from '#app/features/laundromat-card/laundromat-card.tsx';
import { PageBeyondEnd } from '#app/features/results/no-results.tsx';
import { useTopOnPageChange } from '#app/features/results/result-list.tsx';
import { useDeviceSearch } from '#app/features/results/use-results.ts';
import type { LaundromatMatch } from '#app/graphql/laundromats/laundromat-summary.ts';
import { PageTitle } from '#app/graphql/site/page-head.tsx';
import { uncached } from '#app/graphql/uncached.ts';
import { pageHref, pageNumber } from '#app/lib/navigation/page-window.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { cityCrumbs, inCity } from '#app/lib/texts/place-names.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { paths } from '#app/paths.ts';
import { LinkButton, TextLink } from '#app/ui/button.tsx';
import { cardList } from '#app/ui/cards/card-skeletons.tsx';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { formatPrice } from '#contract/laundromat/price.ts';
import { directoryCardServices, openAtMinute } from '#contract/laundromat/search.ts';
import { ofTown } from '#contract/laundromat/town.ts';
import {
  PlaceFailed,
  PlaceFrame,
  PlaceHeader,
  PlaceLoading,
  PlaceNotFound,
  PlaceLinks,
} from './place-frame.tsx';
import { CityHead } from './place-head.tsx';
import {
  cityLinks,
  cityPageQuery,
  cityPageVariables,
  laundromatsPerPage,
  openInPlaceQuery,
} from './place-query.ts';

/** `/laveries/:region/:city`: the laundromats of a commune or arrondissement. */
export function CityPage() {
  const { region = '', city = '' } = useParams();
  return (
    <PlaceFrame>
      <City key={`${region}/${city}`.toLowerCase()} region={region.toLowerCase()} slug={city.toLowerCase()} />
    </PlaceFrame>
  );
}

function City({ region, slug }: { region: string; slug: string }) {
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page'));
  const top = useTopOnPageChange(page);
  const [{ data, error, fetching }, reload] = useQuery({
    query: cityPageQuery,
    variables: cityPageVariables(region, slug, page),
  });
  const onDevice = useDeviceSearch({ place: `${region}/${slug}`, sort: 'rating' }, !data && Boolean(error));
  const city = data?.cities[0];
  if (!data && (fetching || onDevice.isPending)) return <PlaceLoading />;
  if (!data && onDevice.matches?.length) return <CityOnDevice matches={onDevice.matches} />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  if (!data || !city) return <PlaceNotFound />;

  const neighbours = cityLinks(data.neighbours);
  const arrondissements = cityLinks(city.arrondissements).toSorted((one, other) =>
    one.name.localeCompare(other.name, 'fr', { numeric: true }),
  );
  const pages = Math.ceil(city.laundromats / laundromatsPerPage);
  return (
    <>
      <CityHead city={city} page={page} />
      <PlaceHeader crumbs={cityCrumbs(city)} title={`Laveries automatiques ${inCity(city)}`}>
        <p>
          {`${countOf(city.laundromats, 'laverie')} en libre-service${!city.parent && city.department !== city.name ? `, ${city.department}` : ''}.`}
        </p>
        <PlaceFacts place={`${region}/${slug}`} cheapest={data.cheapest[0]?.laundromat ?? null} />
        <p className="text-sm">
          Tri&nbsp;: les mieux notées d'abord, puis celles qui ont le plus d'avis. Aucune formule payante n'y
          change rien.{' '}
          <TextLink to={paths.ranking} className="-my-1 inline-block py-1">
            Comment nous classons
          </TextLink>
        </p>
      </PlaceHeader>
      <Container className="pt-6 pb-4 sm:pt-8">
        <h2 ref={top} tabIndex={-1} className="sr-only">
          {`Liste des laveries${pages > 1 && !fetching ? `, page ${page} sur ${pages}` : ''}`}
        </h2>
        {page > pages ? (
          <PageBeyondEnd first="?" />
        ) : (
          <>
            <CardList
              matches={data.matches}
              services={directoryCardServices}
              eager={3}
              isLoading={fetching}
              className={cardList}
            />
            <Pagination page={page} pageCount={pages} href={pageHref} className="mt-8" />
          </>
        )}
        {arrondissements.length > 0 && (
          <Section title={`Arrondissements ${ofTown(city.name)}`} className="print:hidden">
            <PlaceLinks places={arrondissements} />
          </Section>
        )}
        {neighbours.length > 0 && (
          <Section title="À proximité" className="print:hidden">
            <PlaceLinks places={neighbours} />
          </Section>
        )}
      </Container>
    </>
  );
}

/** Shows the laundromats of a town that are on this device, while the server cannot be reached. */
export function CityOnDevice({ matches }: { matches: readonly LaundromatMatch[] }) {
  const title = `Laveries automatiques ${inCity({ name: matches[0]!.laundromat!.city })}`;
  return (
    <Container className="py-8">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-3 text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
      <p className="text-slate">
        Sans connexion, voici celles que cet appareil a gardées. Il peut y en avoir d&apos;autres.
      </p>
      <h2 className="sr-only">Liste des laveries</h2>
      <CardList matches={matches} services={directoryCardServices} className={`${cardList} mt-5`} />
      <p className="mt-8">
        <LinkButton to={paths.offline} variant="secondary">
          Listes enregistrées, avec leur date
        </LinkButton>
      </p>
    </Container>
  );
}

interface PlaceFactsProps {
  /** Path of the place's page below `/laveries`. */
  place: string;
  cheapest: { name: string; slug: string; washPrice7kg?: string | null } | null;
}

/** Number of laundromats that are open now and the cheapest wash, as far as they are known. */
export function PlaceFacts({ place, cheapest }: PlaceFactsProps) {
  const open = useOpenCount(place);
  const price = formatPrice(cheapest?.washPrice7kg);
  return (
    <>
      {/* Reserves the line of the count, which arrives after the page. */}
      <p className="min-h-[1lh] font-semibold text-leaf-700">
        {open > 0 && <span>{`${countOf(open, 'ouverte')} en ce moment`}</span>}
      </p>
      {cheapest && price && (
        <p>
          Lavage de 7&nbsp;kg dès <strong className="font-semibold text-ink">{price}</strong>
          {'\u00a0'}:{' '}
          <TextLink to={paths.laundromat(cheapest.slug)} className="wrap-anywhere">
            {cheapest.name}
          </TextLink>
        </p>
      )}
    </>
  );
}

function useOpenCount(place: string): number {
  const minute = useMinute();
  const [{ data, error }] = useQuery({
    query: openInPlaceQuery,
    variables: { args: { place, page_size: 1, open_at: openAtMinute(minute) } },
    context: uncached,
  });
  return (!error && data?.search_laundromats[0]?.totalCount) || 0;
}
