import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import type { AdminPhotosQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { shownPhotos } from '#app/graphql/laundromats/laundromat-query.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { reasonReader } from '#app/lib/requests/reason-reader.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { ReasonButton } from '#app/ui/windows/reason-dialog.tsx';
import { photoVariant } from '#contract/photos/shown-photo.ts';
import type { AdminLaundromat } from './laundromat-documents.ts';

const removePhotoMutation = graphql(`
  mutation RemovePhoto($id: uuid!, $reason: String!) {
    removePhoto(id: $id, reason: $reason) {
      id
    }
  }
`);

type AdminPhoto = NonNullable<AdminPhotosQuery['laundromats_by_pk']>['photos'][number];

export const photosQuery = graphql(
  `
    query AdminPhotos($id: uuid!) {
      laundromats_by_pk(id: $id) {
        id
        photos(order_by: [{ order: asc }, { id: asc }]) {
          id
          url
          alt
          isPrimary
        }
        ...ShownPhotos
      }
    }
  `,
  [shownPhotos],
);

interface PhotosDialogProps {
  open: boolean;
  laundromat: AdminLaundromat;
  onClose: () => void;
}

export function PhotosDialog({ open, laundromat, onClose }: PhotosDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Photos de «\u00a0${laundromat.name}\u00a0»`}>
      <Photos laundromat={laundromat} />
    </Dialog>
  );
}

function Photos({ laundromat }: { laundromat: AdminLaundromat }) {
  const { data, failed, refresh } = useFreshQuery({ query: photosQuery, variables: { id: laundromat.id } });
  const [gone, setGone] = useState<readonly string[]>([]);

  if (failed) return <ErrorState title="Les photos n'ont pas pu être chargées" onRetry={refresh} />;
  if (!data) {
    return (
      <Loading label="Chargement des photos…" className="mt-2 grid grid-cols-2 gap-4">
        <Skeleton count={2} className="aspect-4/3 w-full" />
      </Loading>
    );
  }
  const photos = data.laundromats_by_pk?.photos.filter(({ id }) => !gone.includes(id)) ?? [];
  const reader = reasonReader(
    laundromat.owner,
    "Cette fiche n'a pas de propriétaire\u00a0: le motif reste dans le journal.",
  );

  return (
    <>
      <p id="nombre-de-photos" tabIndex={-1} className="text-slate">
        {photos.length > 0 && countOf(photos.length, 'photo')}
      </p>
      {photos.length === 0 && <EmptyState title="Aucune photo">Cette fiche n'a pas de photo.</EmptyState>}
      <ul {...focusList('nombre-de-photos')} className="mt-2 grid grid-cols-2 gap-3 sm:gap-4">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            laundromatName={laundromat.name}
            consequence={`Elle ne pourra pas être rétablie. ${reader}`}
            onDecided={(isRemoved) => {
              if (isRemoved) setGone((ids) => [...ids, photo.id]);
              refresh();
            }}
          />
        ))}
      </ul>
    </>
  );
}

interface PhotoTileProps {
  photo: AdminPhoto;
  number: number;
  laundromatName: string;
  consequence: string;
  onDecided: (isRemoved: boolean) => void;
}

function PhotoTile({ photo, number, laundromatName, consequence, onDecided }: PhotoTileProps) {
  const { id, url, alt, isPrimary } = photo;
  const { run } = useShownAction(removePhotoMutation);
  const remove = async (reason: string) => {
    const done = { title: 'Photo supprimée', description: laundromatName };
    const isRemoved = await run({ id, reason }, done, "La photo n'a pas été supprimée");
    onDecided(isRemoved);
    return isRemoved;
  };
  return (
    <Card as="li" className="flex flex-col overflow-hidden">
      <div className="relative aspect-4/3 bg-mist">
        <img
          src={photoVariant(url, 480)}
          alt={alt ?? `Photo ${number}`}
          width={480}
          height={360}
          loading="lazy"
          className="size-full object-cover"
        />
        {isPrimary && (
          <Badge variant="premium" className="absolute top-2 left-2 shadow-card">
            Principale
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-between gap-3 p-3">
        <p className={alt ? 'wrap-anywhere' : 'text-slate'}>{alt ?? 'Sans description'}</p>
        <ReasonButton
          title={'Supprimer cette photo\u00a0?'}
          intro={consequence}
          confirmLabel="Supprimer la photo"
          about={`remove:${id}`}
          onConfirm={remove}
        >
          <Trash2 aria-hidden className="size-4" />
          Supprimer<span className="sr-only">{` la photo ${number}`}</span>
        </ReasonButton>
      </div>
    </Card>
  );
}
