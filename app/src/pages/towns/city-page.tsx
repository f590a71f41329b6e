import { clsx } from 'clsx';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { LaundromatCard } from '#app/features/laundromat-card/laundromat-card.tsx';
import { PageBeyondEnd } from '#app/features/results/no-results.tsx';
import { useTopOnPageChange } from '#app/features/results/result-list.tsx';
import { useDeviceSearch } from '#app/features/results/use-results.ts';
import { useWashPrices } from '#app/graphql/laundromats/wash-prices.ts';
import { pageHref, pageNumber } from '#app/lib/navigation/page-window.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { cityCrumbs, inCity } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { cardList } from '#app/ui/cards/card-skeletons.tsx';
import { Container, Section } from '#app/ui/pages/container.tsx';
import { Pagination } from '#app/ui/pages/pagination.tsx';
import { directoryCardServices } from '#contract/laundromat/search.ts';
import { ofTown } from '#contract/laundromat/town.ts';
import { CityOnDevice } from './city-on-device.tsx';
import { PlaceFacts } from './place-facts.tsx';
import { PlaceFailed, PlaceFrame, PlaceHeader, PlaceLoading, PlaceNotFound } from './place-frame.tsx';
import { CityHead } from './place-head.tsx';
import { PlaceLinks } from './place-links.tsx';
import { cityLinks, cityPageQuery, cityPageVariables, laundromatsPerPage } from './place-query.ts';

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
  const { prices } = useWashPrices(data?.matches);
  const onDevice = useDeviceSearch({ place: `${region}/${slug}`, sort: 'rating' }, !data && Boolean(error));
  const city = data?.cities[0];
  if (!data && (fetching || onDevice.isPending)) return <PlaceLoading />;
  if (!data && onDevice.matches?.length) return <CityOnDevice matches={onDevice.matches} />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  if (!data || !city) return <PlaceNotFound />;

  const laundromats = data.matches.flatMap(({ laundromat }) => laundromat ?? []);
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
          <Link
            to={paths.ranking}
            className="-my-1 inline-block py-1 font-medium text-blue-700 underline underline-offset-2"
          >
            Comment nous classons
          </Link>
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
            <ul
              aria-busy={fetching}
              className={clsx(cardList, 'transition-opacity duration-150', fetching && 'opacity-50')}
            >
              {laundromats.map((laundromat, index) => (
                <li key={laundromat.id}>
                  <LaundromatCard
                    laundromat={laundromat}
                    washPrice={prices.get(laundromat.id)}
                    services={directoryCardServices}
                    eager={index < 3}
                  />
                </li>
              ))}
            </ul>
            <Pagination page={page} pageCount={pages} href={pageHref} className="mt-8" />
          </>
        )}
        {arrondissements.length > 0 && (
          <Section title={`Arrondissements ${ofTown(city.name)}`}>
            <PlaceLinks places={arrondissements} />
          </Section>
        )}
        {neighbours.length > 0 && (
          <Section title="À proximité">
            <PlaceLinks places={neighbours} />
          </Section>
        )}
      </Container>
    </>
  );
}
