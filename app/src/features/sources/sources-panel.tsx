import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import { type AdminUrl, headingOf } from '#app/features/admin-lists/use-admin-url.ts';
import { DifferencesRow } from '#app/features/sources/differences-row.tsx';
import { LostRow } from '#app/features/sources/lost-row.tsx';
import { PairRow } from '#app/features/sources/pair-row.tsx';
import { UnclearRow } from '#app/features/sources/unclear-row.tsx';
import { formatCount } from '#app/lib/texts/french-numbers.ts';
import { sourceObjectsQuery, sourcePairsQuery } from './sources-query.ts';

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

const objectRows = { unclear: UnclearRow, differences: DifferencesRow, lost: LostRow };

interface SourcesPanelProps {
  url: AdminUrl;
  counts: SourceCounts;
  onChanged: () => void;
}

export function SourcesPanel({ url, counts, onChanged }: SourcesPanelProps) {
  const list = lists.find(({ filter }) => filter === url.filter) ?? lists[0];
  const shared = {
    url,
    searchLabel: 'Nom, ville ou attribut',
    empty: url.q
      ? { title: 'Aucun résultat', text: 'Essayez un autre mot.' }
      : { title: 'Rien à décider', text: list.empty },
    onChanged,
  };
  return (
    <>
      <h2 id={headingOf(url)} className="mb-4 text-2xl font-bold tracking-tight">
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
            <span>{title}</span>
            <span className="font-display text-xl font-bold tabular-nums">
              {counts[count] !== undefined && formatCount(counts[count])}
            </span>
          </Link>
        ))}
      </nav>
      <p className="mb-4 max-w-3xl text-slate">{list.intro}</p>
      {list.count === 'pairs' ? (
        <ListPanel
          {...shared}
          query={sourcePairsQuery}
          variables={(page) => ({ search: url.q, ...page })}
          item={(pair, onDecided) => <PairRow key={pair.id} pair={pair} onDecided={onDecided} />}
        />
      ) : (
        <ListPanel
          {...shared}
          key={list.count}
          query={sourceObjectsQuery}
          variables={(page) => ({ list: list.count, search: url.q, ...page })}
          item={(object, onDecided) => {
            const Row = objectRows[list.count];
            return <Row key={`${object.type}/${object.id}`} object={object} onDecided={onDecided} />;
          }}
        />
      )}
    </>
  );
}
