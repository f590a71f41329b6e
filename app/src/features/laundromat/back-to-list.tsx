import type { MouseEvent } from 'react';
import { createSearchParams, useLocation, useNavigate } from 'react-router-dom';
import type { CommuneLink } from '#app/graphql/laundromats/laundromat-query.ts';
import { isPlainClick, listOf } from '#app/lib/navigation/list-return.ts';
import { cityCrumbs, type Crumb } from '#app/lib/texts/place-names.ts';
import { paths } from '#app/paths.ts';
import { BackLink, Breadcrumbs } from '#app/ui/pages/breadcrumbs.tsx';

interface BackToListProps {
  city: string;
  place: CommuneLink | null;
}

export function BackToList({ city, place }: BackToListProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const list = listOf(location.state);
  if (list) {
    const goBack = (event: MouseEvent) => {
      if (!isPlainClick(event) || cameFromNearby(location.state)) return;
      event.preventDefault();
      void navigate(-1);
    };
    return (
      <nav aria-label="Fil d'Ariane">
        <BackLink to={list} onClick={goBack}>
          Retour aux résultats
        </BackLink>
      </nav>
    );
  }
  return <Breadcrumbs crumbs={crumbsTo({ city, place })} current={false} />;
}

/** Region and commune have pages while a laundromat there is published. */
function crumbsTo({ city, place }: BackToListProps): Crumb[] {
  if (place) return cityCrumbs(place);
  return [
    { name: 'Annuaire', path: paths.directory },
    { name: city, path: `${paths.directory}?${createSearchParams({ city })}` },
  ];
}

/** State for a link to a nearby laundromat: the same list, which is then more than one step back. */
export function nearbyState(state: unknown): { list: string; nearby: true } | undefined {
  const list = listOf(state);
  return list ? { list, nearby: true } : undefined;
}

function cameFromNearby(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'nearby' in state;
}
