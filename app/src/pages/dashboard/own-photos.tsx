import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import type { MyActivityQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { Button } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { PhotoThumbnail } from '#app/ui/photos/photo-frame.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';

export type OwnReview = NonNullable<MyActivityQuery['users_by_pk']>['reviews'][number];

const deleteReviewPhotoMutation = graphql(`
  mutation DeleteReviewPhoto($id: uuid!) {
    deleteReviewPhoto(id: $id) {
      id
    }
  }
`);

interface OwnPhotosProps {
  review: OwnReview;
  onDeleted: () => void;
}

export function OwnPhotos({ review: { photos, laundromat }, onDeleted }: OwnPhotosProps) {
  const { run } = useShownAction(deleteReviewPhotoMutation);
  const [asked, setAsked] = useState<string>();
  const remove = async (id: string) => {
    setAsked(undefined);
    if (await run({ id }, { title: 'Photo supprimée' }, "La photo n'a pas été supprimée")) onDeleted();
  };
  if (photos.length === 0) return null;
  return (
    <>
      <ul {...focusList('')} className="mt-3 flex flex-wrap gap-4">
        {photos.map(({ id, url, isApproved }, index) => (
          <li key={id} className="w-32">
            <PhotoThumbnail url={url} alt={`Votre photo de ${laundromat.name}, ${index + 1}`} />
            <p className="mt-1 text-sm text-slate">{isApproved ? 'Publiée' : 'En attente de relecture'}</p>
            <Button variant="quiet" size="small" className="-ml-3" onClick={() => setAsked(id)}>
              <Trash2 aria-hidden className="size-4" />
              Supprimer
              <span className="sr-only">{` la photo ${index + 1} de ${laundromat.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title={'Supprimer cette photo\u00a0?'}
        confirmLabel="Supprimer"
        onConfirm={() => void (asked && remove(asked))}
        onCancel={() => setAsked(undefined)}
      >
        Elle est effacée du site, et votre avis reste.
      </ConfirmDialog>
    </>
  );
}
