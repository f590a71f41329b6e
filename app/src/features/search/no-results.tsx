import { searchRadiiKm } from '#contract/laundromat/search.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { emptyPlace } from './search-place.ts';
import { hasCentre, noFilters, type SearchCriteria } from './search-params.ts';

interface NoResultsProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

/** No results on the home page. The first suggestion removes what most likely narrows the search. */
export function NoResults({ criteria, onChange }: NoResultsProps) {
  if (criteria.page > 1) return <PageBeyondEnd onFirst={() => onChange({ page: 1 })} />;

  const wider = hasCentre(criteria) ? searchRadiiKm.find((km) => km > criteria.radius) : undefined;
  const widest = searchRadiiKm.at(-1);
  return (
    <EmptyState
      title="Aucune laverie trouvée pour vos critères"
      actions={
        <>
          {wider && widest && (
            <Button onClick={() => onChange({ radius: widest })}>Élargir à {widest}&nbsp;km</Button>
          )}
          {criteria.openNow && (
            <Button variant="secondary" onClick={() => onChange({ openNow: false })}>
              Voir aussi celles qui sont fermées
            </Button>
          )}
          {criteria.largeWasher && (
            <Button variant="secondary" onClick={() => onChange({ largeWasher: false })}>
              Accepter toutes les capacités
            </Button>
          )}
          {criteria.services.length > 0 && (
            <Button variant={wider ? 'secondary' : 'primary'} onClick={() => onChange(noFilters)}>
              Retirer les filtres
            </Button>
          )}
          {(criteria.city || criteria.centre || criteria.region || criteria.q) && (
            <Button variant="secondary" onClick={() => onChange({ ...emptyPlace, q: '' })}>
              Chercher dans toute la France
            </Button>
          )}
          <LinkButton to={paths.directory} variant="secondary">
            Voir l'annuaire
          </LinkButton>
        </>
      }
    >
      {wider
        ? 'Il y en a peut-être une un peu plus loin.'
        : "Essayez une autre ville, ou parcourez toutes les laveries de l'annuaire."}
    </EmptyState>
  );
}

/** A page number beyond the last page, from an old link or an edited address. */
export function PageBeyondEnd({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      title="Cette page n'existe pas"
      actions={<Button onClick={onFirst}>Revenir à la page 1</Button>}
    >
      La liste est plus courte que cela.
    </EmptyState>
  );
}
