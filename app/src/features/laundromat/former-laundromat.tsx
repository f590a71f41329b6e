import { CircleSlash } from 'lucide-react';
import { useQuery } from 'urql';
import type { FormerLaundromatQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { FailedPage, MissingLaundromat } from '#app/graphql/site/failed-page.tsx';
import { PrivateHead, Redirect } from '#app/graphql/site/page-head.tsx';
import { isCompleteRow } from '#app/lib/laundromats/card-laundromat.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { formatDay } from '#contract/local-clock.ts';
import { BackToList } from './back-to-list.tsx';
import { LaundromatSkeleton } from './laundromat-skeleton.tsx';
import { NearbyLaundromats } from './nearby-laundromats.tsx';

const formerLaundromatQuery = graphql(`
  query FormerLaundromat($slug: String!) {
    closed_laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
      id
      name
      address
      postalCode
      city
      latitude
      longitude
      closedAt
      place {
        communeId
        name
        slug
        region
        regionSlug
      }
    }
    laundromat_redirects(where: { slug: { _eq: $slug } }, limit: 1) {
      slug
      laundromat {
        id
        slug
      }
      closed {
        id
        slug
      }
      place {
        communeId
        slug
        regionSlug
      }
    }
  }
`);

/**
 * Shows a closed laundromat, redirects from a merged one to the other and from one closed long ago to its town, else
 * says that there is none.
 */
export function FormerLaundromat({ slug }: { slug: string }) {
  const [{ data, error, fetching }, reload] = useQuery({ query: formerLaundromatQuery, variables: { slug } });
  if (fetching) return <LaundromatSkeleton />;
  if (error) return <UnreadLaundromat onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  const closed = data?.closed_laundromats[0];
  if (closed) return <ClosedLaundromat laundromat={closed} />;
  const redirect = data?.laundromat_redirects[0];
  const other = redirect?.laundromat ?? redirect?.closed;
  const place = redirect?.place;
  if (other?.slug) return <Redirect to={paths.laundromat(other.slug)} isPermanent />;
  if (place && isCompleteRow(place))
    return <Redirect to={paths.city(place.regionSlug, place.slug)} isPermanent />;
  return <LaundromatNotFound />;
}

function ClosedLaundromat({
  laundromat,
}: {
  laundromat: FormerLaundromatQuery['closed_laundromats'][number];
}) {
  const { id, name, address, postalCode, city, closedAt } = laundromat;
  const point = coordinatesOf(laundromat);
  const place = laundromat.place && isCompleteRow(laundromat.place) ? laundromat.place : null;
  return (
    <Container className="pt-3 pb-16 sm:pt-6">
      <PrivateHead title={`${name}, fermée définitivement`} />
      <BackToList city={city ?? ''} place={place} />
      <h1 className="mt-1 max-w-4xl text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">{name}</h1>
      <p className="mt-2.5 wrap-anywhere text-slate">
        {`${address ?? ''}, ${postalCode ?? ''} ${city ?? ''}`}
      </p>
      <div className="mt-5 flex gap-3 rounded-card bg-brick-100 px-4 py-4">
        <CircleSlash aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-700" />
        <div>
          <p>
            <strong className="font-semibold">Cette laverie est fermée définitivement</strong>
            {closedAt && <span>{` depuis le ${formatDay(closedAt)}`}</span>}
            <span>.</span>
          </p>
          <LinkButton
            to={place ? paths.city(place.regionSlug, place.slug) : paths.directory}
            className="mt-4"
          >
            {place ? `Laveries ouvertes ${inTown(place.name)}` : "Parcourir l'annuaire"}
          </LinkButton>
        </div>
      </div>
      {id && point && <NearbyLaundromats id={id} point={point} place={place} />}
    </Container>
  );
}

export function UnreadLaundromat({ onRetry }: { onRetry: () => void }) {
  return (
    <FailedPage
      title="Cette laverie n'a pas pu être chargée"
      onRetry={onRetry}
      actions={
        <LinkButton to={paths.directory} variant="secondary">
          Parcourir l'annuaire
        </LinkButton>
      }
    />
  );
}

export function LaundromatNotFound() {
  return (
    <MissingLaundromat text="Cette laverie n'existe pas ou a été supprimée.">
      <LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>
      <LinkButton to={paths.home} variant="secondary">
        Chercher une laverie
      </LinkButton>
    </MissingLaundromat>
  );
}
