import { CircleSlash } from 'lucide-react';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { inTown } from '#contract/laundromat/town.ts';
import type { FormerLaundromatQuery } from '#app/data/generated/graphql.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { isCompleteRow } from '#app/lib/laundromats/complete-row.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { PrivateHead } from '#app/data/site/page-head.tsx';
import { BackToList } from './back-to-list.tsx';
import { NearbyLaundromats } from './place/nearby-laundromats.tsx';

/** The page of a laundromat that is closed for good: when it closed, and the way to open ones. */
export function ClosedLaundromat({
  laundromat,
}: {
  laundromat: FormerLaundromatQuery['closed_laundromats'][number];
}) {
  const { id, name, address, postalCode, city, closedAt } = laundromat;
  const point = coordinatesOf({
    latitude: laundromat.latitude ?? null,
    longitude: laundromat.longitude ?? null,
  });
  const place = laundromat.place && isCompleteRow(laundromat.place) ? laundromat.place : null;
  return (
    <Container className="pt-3 pb-16 sm:pt-6">
      <PrivateHead title={`${name}, fermée définitivement`} />
      <BackToList city={city ?? ''} place={place} />
      <h1 className="mt-1 max-w-4xl text-3xl font-bold tracking-tight wrap-anywhere sm:text-4xl">{name}</h1>
      <p className="mt-2.5 wrap-anywhere text-slate">
        {address}, {postalCode} {city}
      </p>
      <div className="mt-5 flex gap-3 rounded-card bg-brick-100 px-4 py-4">
        <CircleSlash aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-700" />
        <div>
          <p>
            <strong className="font-semibold">Cette laverie est fermée définitivement</strong>
            {closedAt && <> depuis le {formatDay(closedAt)}</>}.
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
