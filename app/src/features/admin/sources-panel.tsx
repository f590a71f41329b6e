import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type {
  LostObjectFragment,
  SourceDifferencesFragment,
  SourcePairFragment,
  UnclearObjectFragment,
} from '#app/data/generated/graphql.ts';
import { formatCount } from '#app/lib/french-numbers.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusList } from '#app/ui/focus-list.ts';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { sourceObjectsQuery, sourcePairsQuery } from './sources-query.ts';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** The rows of each list, parts of another feature. */
export interface SourceRowSlots {
  unclear: (object: UnclearObjectFragment, onDecided: () => void) => ReactNode;
  pair: (pair: SourcePairFragment, onDecided: () => void) => ReactNode;
  differences: (object: SourceDifferencesFragment, onDecided: () => void) => ReactNode;
  lost: (object: LostObjectFragment, onDecided: () => void) => ReactNode;
}

type SourceCounts = Partial<Record<(typeof lists)[number]['count'], number>>;

const lists = [
  {
    filter: '',
    count: 'unclear',
    title: 'À classer',
    intro:
      "Ces objets ne disent pas s'il s'agit d'une laverie en libre-service. Votre choix s'applique au prochain import.",
    empty: "Tous les objets d'OpenStreetMap sont classés.",
  },
  {
    filter: 'paires',
    count: 'pairs',
    title: 'Paires',
    intro:
      'Ces objets ressemblent à une laverie du site. «\u00a0C’est la même\u00a0» les relie tout de suite\u00a0; le prochain import complète la fiche. «\u00a0Deux laveries différentes\u00a0» ajoute la seconde au prochain import.',
    empty: "Aucun objet d'OpenStreetMap n'attend d'être comparé à une laverie du site.",
  },
  {
    filter: 'differences',
    count: 'differences',
    title: 'Différences',
    intro:
      "La fiche et OpenStreetMap ne disent pas la même chose. Votre choix s'applique tout de suite. Ce que vous gardez ne revient ici que si OpenStreetMap change.",
    empty: "Les fiches et OpenStreetMap disent la même chose, ou vous l'avez déjà décidé.",
  },
  {
    filter: 'disparues',
    count: 'lost',
    title: 'Disparues',
    intro:
      "Ces laveries ne figurent plus dans OpenStreetMap, ou y sont devenues autre chose. Votre choix s'applique tout de suite.",
    empty: 'Toutes les laveries importées figurent encore dans OpenStreetMap.',
  },
] as const;

interface SourcesPanelProps {
  url: AdminUrl;
  rows: SourceRowSlots;
  counts: SourceCounts;
  onChanged: () => void;
}

/** Lists what the import from OpenStreetMap leaves to administrators. */
export function SourcesPanel({ url, rows, counts, onChanged }: SourcesPanelProps) {
  const list = lists.find(({ filter }) => filter === url.filter) ?? lists[0];
  return (
    <>
      <h2 id="titre-openstreetmap" className="mb-4 text-2xl font-bold tracking-tight">
        OpenStreetMap
      </h2>
      <nav
        aria-label="Listes d'OpenStreetMap"
        className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:gap-3"
      >
        {lists.map(({ filter, title, count }) => (
          <Link
            key={filter}
            to={`?onglet=${url.tab}${filter && `&filtre=${filter}`}`}
            preventScrollReset
            aria-current={filter === list.filter ? 'page' : undefined}
            className={clsx(
              'flex min-h-14 items-center justify-between gap-2 rounded-card border px-4 py-2 font-semibold',
              filter === list.filter
                ? 'border-blue-600 bg-blue-50 text-blue-900'
                : 'border-line bg-card hover:border-blue-200 hover:bg-blue-50',
            )}
          >
            {title}
            <span className="font-display text-xl font-bold tabular-nums">
              {counts[count] !== undefined && formatCount(counts[count])}
            </span>
          </Link>
        ))}
      </nav>
      <p className="mb-4 max-w-3xl text-slate">{list.intro}</p>
      <ListControls url={url} searchLabel="Nom, ville ou attribut" />
      {list.count === 'pairs' ? (
        <PairList url={url} row={rows.pair} empty={list.empty} onChanged={onChanged} />
      ) : (
        <ObjectList key={list.count} url={url} list={list} rows={rows} onChanged={onChanged} />
      )}
    </>
  );
}

interface ObjectListProps {
  url: AdminUrl;
  list: { count: Exclude<(typeof lists)[number]['count'], 'pairs'>; empty: string };
  rows: SourceRowSlots;
  onChanged: () => void;
}

function ObjectList({ url, list, rows, onChanged }: ObjectListProps) {
  const query = useAdminQuery({
    query: sourceObjectsQuery,
    variables: { list: list.count, search: url.q, ...pageVariables(url) },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <Panel
      query={query}
      search={{ url, total: (data) => data.source_objects_aggregate.aggregate?.count ?? 0 }}
      isEmpty={({ source_objects }) => source_objects.length === 0}
      empty={<Nothing url={url}>{list.empty}</Nothing>}
    >
      {({ source_objects, source_objects_aggregate }) => (
        <>
          <ul {...focusList('titre-openstreetmap')} className="divide-y divide-line">
            {source_objects.map((object) => rows[list.count](object, changed))}
          </ul>
          <ListFoot url={url} total={source_objects_aggregate.aggregate?.count ?? 0} />
        </>
      )}
    </Panel>
  );
}

interface PairListProps {
  url: AdminUrl;
  row: SourceRowSlots['pair'];
  empty: string;
  onChanged: () => void;
}

function PairList({ url, row, empty, onChanged }: PairListProps) {
  const query = useAdminQuery({
    query: sourcePairsQuery,
    variables: { search: url.q, ...pageVariables(url) },
  });
  const changed = () => {
    query.refresh();
    onChanged();
  };
  return (
    <Panel
      query={query}
      search={{ url, total: (data) => data.source_candidates_aggregate.aggregate?.count ?? 0 }}
      isEmpty={({ source_candidates }) => source_candidates.length === 0}
      empty={<Nothing url={url}>{empty}</Nothing>}
    >
      {({ source_candidates, source_candidates_aggregate }) => (
        <>
          <ul {...focusList('titre-openstreetmap')} className="divide-y divide-line">
            {source_candidates.map((pair) => row(pair, changed))}
          </ul>
          <ListFoot url={url} total={source_candidates_aggregate.aggregate?.count ?? 0} />
        </>
      )}
    </Panel>
  );
}

function Nothing({ url, children }: { url: AdminUrl; children: string }) {
  return url.q ? (
    <EmptyState title="Aucun résultat">Essayez un autre mot.</EmptyState>
  ) : (
    <EmptyState title="Rien à décider">{children}</EmptyState>
  );
}
