import { Search } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '#app/graphql/graphql.ts';
import { useDebounced } from '#app/lib/forms/use-debounced.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useAnnouncement } from '#app/ui/notices/announcer.ts';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { claimPath } from '#contract/site/paths.ts';

const shortestText = 2;
const shownResults = 8;

const findLaundromatsQuery = graphql(`
  query FindLaundromats($q: String!, $limit: Int!) {
    search_laundromats(args: { q: $q, page: 1, page_size: $limit }, order_by: { position: asc }) {
      position
      totalCount
      laundromat {
        id
        slug
        name
        address
        postalCode
        city
        hasOwner
      }
    }
  }
`);

export function FindLaundromat() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search aria-hidden className="size-5" />
        Trouver ma laverie
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Trouver ma laverie"
        intro="Elle est peut-être déjà dans l'annuaire. Il suffit alors de la reprendre."
      >
        <Finder />
      </Dialog>
    </>
  );
}

function Finder() {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), 300);
  const isAsked = q.length >= shortestText;
  const [{ data, fetching, error }] = useQuery({
    query: findLaundromatsQuery,
    variables: { q, limit: shownResults },
    pause: !isAsked,
  });
  const found = isAsked ? (data?.search_laundromats ?? []) : [];
  const total = found[0]?.totalCount ?? 0;
  const isAnswered = isAsked && data !== undefined && !fetching;
  useAnnouncement(isAnswered ? (found.length > 0 ? countOf(total, 'laverie') : 'Aucune laverie') : null);
  return (
    <div className="pt-3">
      <TextField
        label="Nom, rue ou ville"
        type="search"
        icon={<Search aria-hidden />}
        placeholder="Lavomatic Brest"
        maxLength={100}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && isAsked && (
        <p className="mt-4 font-medium text-brick-700">
          La recherche a échoué. Vérifiez votre connexion, puis réessayez.
        </p>
      )}
      {found.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {found.map(
            ({ laundromat }) =>
              laundromat && (
                <li key={laundromat.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                      <span>{laundromat.name}</span>
                      {laundromat.hasOwner && <Badge>A un propriétaire</Badge>}
                    </p>
                    <p className="text-sm wrap-anywhere text-slate">{addressText(laundromat)}</p>
                  </div>
                  <LinkButton
                    to={claimPath(laundromat.slug)}
                    variant={laundromat.hasOwner ? 'secondary' : 'primary'}
                    size="small"
                  >
                    C'est la mienne<span className="sr-only">{`, ${laundromat.name}`}</span>
                  </LinkButton>
                </li>
              ),
          )}
        </ul>
      )}
      {total > shownResults && (
        <p className="mt-2 text-sm text-slate">
          {`${shownResults} sur ${countOf(total, 'laverie')}\u00a0: précisez la rue ou la ville.`}
        </p>
      )}
      {isAnswered && found.length === 0 && !error && (
        <div className="mt-5 rounded-control bg-mist p-4">
          <p className="font-semibold">Aucune laverie ne correspond</p>
          <p className="mt-1 text-slate">Essayez la rue ou la ville seule, ou ajoutez votre laverie.</p>
          <LinkButton to={paths.addLaundromat} size="small" className="mt-3">
            Ajouter ma laverie
          </LinkButton>
        </div>
      )}
    </div>
  );
}
