import { useQuery } from 'urql';
import { Link } from 'react-router-dom';
import { cityCrumbs, cityHead, inRegion } from '#contract/place-heads.ts';
import { directoryCardServices } from '#contract/search.ts';
import { inTown, ofTown } from '#contract/town.ts';
import { countOf } from '#app/lib/count.ts';
import { isKnown } from '#app/lib/known.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container, Section } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { LaundromatTile } from './laundromat-tile.tsx';
import { PlaceFailed, placeGrid, PlaceHeader, PlaceLoading, PlaceNotFound } from './place-frame.tsx';
import { PlaceLinks } from './place-links.tsx';
import { cityPageQuery, shownListings, shownNeighbours } from './place-query.ts';

interface CityPageProps {
  /** Both as the address names them. */
  region: string;
  city: string;
}

/** `/laveries/:region/:city`: the laundromats of a commune. */
export function CityPage({ region, city: slug }: CityPageProps) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: cityPageQuery,
    variables: { region, city: slug, listings: shownListings, neighbours: shownNeighbours },
  });
  const city = data?.cities.find(isKnown);
  if (!data && fetching) return <PlaceLoading />;
  if (!data && error) return <PlaceFailed onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  if (!data || !city) return <PlaceNotFound />;

  const all = `${paths.directory}?${new URLSearchParams({ city: city.name, department: city.departmentCode })}`;
  return (
    <>
      <PageHead head={cityHead(city)} />
      <PlaceHeader crumbs={cityCrumbs(city)} title={`Laveries automatiques ${inTown(city.name)}`}>
        <p>
          {countOf(city.laundromats, 'laverie')} en libre-service
          {city.department !== city.name && `, ${city.department}`}.
        </p>
        <p className="text-sm">
          Tri&nbsp;: les mieux notées d'abord, puis celles qui ont le plus d'avis. Aucune formule payante n'y
          change rien.{' '}
          <Link
            to={paths.ranking}
            className="font-medium whitespace-nowrap text-blue-700 underline underline-offset-2"
          >
            Comment nous classons
          </Link>
        </p>
      </PlaceHeader>
      <Container className="pt-6 pb-4 sm:pt-8">
        <h2 className="sr-only">Liste des laveries</h2>
        <ul className={placeGrid}>
          {city.listings.map((laundromat, index) => (
            <li key={laundromat.id}>
              <LaundromatTile
                laundromat={laundromat}
                boosted={false}
                services={directoryCardServices}
                eager={index < 3}
              />
            </li>
          ))}
        </ul>
        {city.laundromats > city.listings.length && (
          <LinkButton to={all} variant="secondary" className="mt-6">
            Toutes les laveries {ofTown(city.name)} dans l'annuaire
          </LinkButton>
        )}
        {data.neighbours.length > 0 && (
          <Section title={`Autres villes ${inRegion(city.region)}`}>
            <PlaceLinks
              places={data.neighbours
                .filter(isKnown)
                .map((one) => ({ ...one, path: paths.city(region, one.slug) }))}
            />
          </Section>
        )}
      </Container>
    </>
  );
}
