import { useEffect, useState } from 'react';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import { draftOf, type TypedDraft, typedDraftOf } from './laundromat-draft.ts';
import { deleteOldPhotos, deletePhotos, savedPhotoCounts } from './saved-photos.ts';
import { UnfinishedItem, UnpaidDraftItem } from './unfinished-items.tsx';
import { isClean, usePhotoUpload } from './use-photo-upload.ts';

/** Drafts that await payment or a debit, and laundromats with these ids. The permissions hide all others. */
const unfinishedQuery = graphql(`
  query UnfinishedSubmissions($userId: uuid!, $ids: [uuid!]!) {
    laundromat_drafts(order_by: [{ updatedAt: desc }], limit: 20) {
      id
      planId
      form
    }
    subscriptions(where: { userId: { _eq: $userId }, status: { _eq: "processing" } }, limit: 1) {
      id
      draftId
    }
    laundromats(where: { id: { _in: $ids }, owner: { id: { _eq: $userId } } }) {
      id
      name
    }
  }
`);

interface UnfinishedSubmissionsProps {
  userId: string;
  onDiscarded?: (id: string) => void;
  /** Id of the draft whose payment page is open; `onPaid` is called once its laundromat exists. */
  paying?: string;
  onPaid?: () => void;
  /** Called with the server's copy of an outdated draft that is resumed. */
  onOutdated?: (copy: TypedDraft, planId: string) => void;
}

export function UnfinishedSubmissions(props: UnfinishedSubmissionsProps) {
  const { userId, onDiscarded, paying, onPaid, onOutdated } = props;
  const [photos, setPhotos] = useState(new Map<string, number>());
  const readPhotos = () => void deleteOldPhotos().then(savedPhotoCounts).then(setPhotos);
  useEffect(readPhotos, []);
  const variables = { userId, ids: [...photos.keys(), ...(paying ? [paying] : [])] };
  const { data, failed, refresh } = useFreshQuery({ query: unfinishedQuery, variables });
  const isPaid = data?.laundromats.some(({ id }) => id === paying);
  useEffect(() => {
    if (isPaid) onPaid?.();
  }, [isPaid, onPaid]);
  if (failed)
    return <PartFailure text="Vos saisies à terminer n'ont pas pu être chargées." onRetry={refresh} />;
  // A draft whose plan is no longer sold cannot be paid.
  const drafts = (data?.laundromat_drafts ?? []).flatMap(({ planId, ...draft }) =>
    planId === null ? [] : [{ ...draft, planId }],
  );
  const laundromats = (data?.laundromats ?? []).filter(({ id }) => photos.get(id));
  if (drafts.length + laundromats.length === 0) return null;
  return (
    <section aria-label="À terminer" className="mb-8">
      <Card>
        <ul className="divide-y divide-line">
          {drafts.map((draft) => (
            <UnpaidDraftItem
              key={draft.id}
              userId={userId}
              draft={draft}
              isProcessing={draft.id === data!.subscriptions[0]?.draftId}
              onDiscarded={() => onDiscarded?.(draft.id)}
              onChanged={refresh}
              onOutdated={onOutdated && ((copy) => onOutdated(copy, draft.planId))}
            />
          ))}
          {laundromats.map((laundromat) => (
            <MissingPhotos
              key={laundromat.id}
              userId={userId}
              laundromat={laundromat}
              count={photos.get(laundromat.id)!}
              onChanged={readPhotos}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

interface MissingPhotosProps {
  userId: string;
  laundromat: { id: string; name: string };
  count: number;
  onChanged: () => void;
}

/** A stored laundromat some of whose chosen photos are still on this device. */
function MissingPhotos({ userId, laundromat: { id, name }, count, onChanged }: MissingPhotosProps) {
  const { start, progress, result } = usePhotoUpload();
  const finish = async () => {
    await deletePhotos(id);
    if (typedDraftOf(userId, id)) draftOf(userId).discard();
    onChanged();
  };
  const send = async () => {
    const sent = await start(id);
    if (isClean(sent)) toast({ title: 'Photos ajoutées' });
    else toastError('Toutes les photos ne sont pas ajoutées', sent.interrupted ?? sent.refused[0]!.reason);
    if (sent.interrupted) onChanged();
    else await finish();
  };
  const photos = countOf(count, 'photo', 'photos');
  return (
    <UnfinishedItem
      name={name}
      text={`L'envoi s'est arrêté avant la fin\u00a0: il manque ${photos}, encore sur cet appareil.`}
      action={
        <Button size="small" pending={progress !== null && result === null} onClick={() => void send()}>
          {`Ajouter ${photos}`}
        </Button>
      }
      discardLabel="Ne pas ajouter"
      question={'Ne pas ajouter ces photos\u00a0?'}
      warning="Les photos en attente sont retirées de cet appareil. Vous pourrez en ajouter d'autres depuis la fiche."
      pending={false}
      onDiscard={() => void finish()}
    />
  );
}
