import { draftOf } from '#app/features/submission/draft/laundromat-draft.ts';
import { deletePhotos } from '#app/features/submission/photos/saved-photos.ts';
import { isClean, usePhotoUpload } from '#app/features/submission/photos/use-photo-upload.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Button } from '#app/ui/button.tsx';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { UnfinishedItem } from './unfinished-item.tsx';

interface MissingPhotosProps {
  userId: string;
  laundromat: { id: string; name: string };
  /** Number of photos that wait on this device. */
  count: number;
  onChanged: () => void;
}

/** A laundromat whose photos were not all sent, because the page was closed meanwhile. */
export function MissingPhotos({ userId, laundromat: { id, name }, count, onChanged }: MissingPhotosProps) {
  const { start, progress, result } = usePhotoUpload();
  const finish = async () => {
    await deletePhotos(id);
    const typed = draftOf(userId).read();
    if (typed !== 'unreadable' && typed?.id === id) draftOf(userId).discard();
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
