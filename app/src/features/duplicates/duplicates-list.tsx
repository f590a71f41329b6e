import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { decideLaundromatMutation, readLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { ReadingDialog } from '#app/features/moderation/reading-dialog.tsx';
import { refundSentence, useRefund } from '#app/features/moderation/use-refund.ts';
import { useShownAction } from '#app/graphql/action.ts';
import type { PossibleDuplicatesQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ReasonDialog } from '#app/ui/windows/reason-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { type MergeSide, mergedContent } from './merge-query.ts';
import { SideSummary } from './side-summary.tsx';

export function DuplicatesList({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      query={possibleDuplicatesQuery}
      variables={(page) => ({ search: url.q, ...page })}
      empty={{
        title: 'Aucun doublon possible',
        text: 'Une fiche qui ressemble à une autre attend ici, même payée.',
      }}
      onChanged={onChanged}
      item={(pair, changed) => (
        <DuplicateRow key={`${pair.laundromatId} ${pair.otherId}`} pair={pair} onDecided={changed} />
      )}
    />
  );
}

type DuplicatePair = PossibleDuplicatesQuery['rows'][number];

/** Pairs of laundromats that await a decision or a refund, the oldest first. */
const possibleDuplicatesQuery = graphql(
  `
    query PossibleDuplicates($search: String!, $limit: Int!, $offset: Int!) {
      rows: search_possible_duplicates(
        args: { search: $search }
        order_by: [{ createdAt: asc }, { laundromatId: asc }, { otherId: asc }]
        limit: $limit
        offset: $offset
      ) {
        laundromatId
        otherId
        signs
        status
        refund
        createdAt
        laundromat {
          ...MergedContent
          ...ReadLaundromat
        }
        other {
          ...MergedContent
        }
      }
      total: search_possible_duplicates_aggregate(args: { search: $search }) {
        aggregate {
          count
        }
      }
    }
  `,
  [mergedContent, readLaundromat],
);

const signTitles: Record<string, string> = {
  same_address: 'Même adresse',
  same_street: 'Même rue',
  same_place: 'Au même endroit',
  near: 'À moins de 150\u00a0m',
  same_phone: 'Même téléphone',
  same_name: 'Nom semblable',
  same_skeleton: 'Nom identique à l’œil, même code postal',
};

function DuplicateRow({ pair, onDecided }: { pair: DuplicatePair; onDecided: () => void }) {
  const { laundromatId, laundromat, other, signs, status, createdAt } = pair;
  const [asking, setAsking] = useState<'read' | 'merge' | 'refuse'>();
  const { run, pending } = useShownAction(decideLaundromatMutation);
  const { refund, refunding } = useRefund({ id: laundromatId, name: laundromat.name }, onDecided);
  if (!other) return null;
  const { name, isActive, owner, updatedAt: readAt } = laundromat;

  async function publish() {
    const done = { title: 'Deux laveries différentes', description: name };
    const decision = {
      id: laundromatId,
      decision: 'published',
      seenAt: createdAt,
      ...(!isActive && { readAt }),
    };
    await run(decision, done, "La fiche n'a pas été publiée");
    // Reloads after a failure as well: the owner may have changed the laundromat again.
    onDecided();
  }

  async function refuse(reason: string) {
    const decision = { id: laundromatId, decision: 'refused', reason };
    const isRefused = await run(decision, undefined, "La fiche n'a pas été refusée");
    if (isRefused) await refund();
    else onDecided();
    return isRefused;
  }
  const named = <span className="sr-only">{`\u00a0: ${name}`}</span>;
  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap gap-1.5">
        {(signs as string[]).map((sign) => (
          <Badge key={sign}>{signTitles[sign] ?? sign}</Badge>
        ))}
      </p>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <Side title={isActive ? 'Publiée' : 'En attente'} laundromat={laundromat} />
        <Side
          title={other.isActive ? 'Déjà dans l’annuaire' : 'Plus ancienne, non publiée'}
          laundromat={other}
        />
      </div>
      {status === 'refused' ? (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <span className="font-semibold text-brick-700">Refusée, pas encore remboursée.</span>
          <Button size="small" pending={refunding} onClick={() => void refund()}>
            <span>Rembourser</span>
            {named}
          </Button>
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button
            size="small"
            pending={pending}
            onClick={() => void (isActive ? publish() : setAsking('read'))}
          >
            <span>{isActive ? 'Deux laveries différentes' : 'Publier, deux laveries différentes'}</span>
            {named}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking('merge')}>
            <span>Fusionner</span>
            {named}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking('refuse')}>
            <span>Refuser</span>
            {named}
          </Button>
        </div>
      )}
      <ReadingDialog
        open={asking === 'read'}
        laundromat={laundromat}
        pending={pending}
        onClose={() => setAsking(undefined)}
        onAccept={() => void publish()}
        onRefuse={() => setAsking('refuse')}
      />
      <MergeDialog
        open={asking === 'merge'}
        laundromat={laundromat}
        otherId={other.id}
        onClose={() => setAsking(undefined)}
        onMerged={onDecided}
      />
      <ReasonDialog
        open={asking === 'refuse'}
        onClose={() => setAsking(undefined)}
        title={`Refuser «\u00a0${name}\u00a0»`}
        intro={
          owner
            ? `Le motif est destiné à ${owner.email}. ${refundSentence}`
            : "Cette fiche n'a pas de propriétaire\u00a0: le motif n'est envoyé à personne."
        }
        confirmLabel="Refuser et rembourser"
        about={`refuse:${laundromatId}`}
        onConfirm={refuse}
      />
    </li>
  );
}

function Side({ title, laundromat }: { title: string; laundromat: MergeSide }) {
  return (
    <div className="min-w-0 rounded-lg bg-mist px-3 py-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-slate">
        <span>{title}</span>
        <Link
          to={paths.laundromat(laundromat.slug)}
          className="inline-flex min-h-6 items-center text-blue-700 underline"
        >
          Voir<span className="sr-only">{`\u00a0${laundromat.name}`}</span>
        </Link>
      </p>
      <SideSummary side={laundromat} />
    </div>
  );
}
