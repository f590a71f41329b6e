import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { photoVariant } from '#contract/shown-photo.ts';
import { countOf } from '#app/lib/count.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/skeleton.tsx';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import { type AdminPhoto, photosQuery } from './photos-query.ts';
import { useAdminQuery } from './use-admin-query.ts';
import { usePhotoDeletion } from './use-photo-deletion.ts';

interface PhotosDialogProps {
  open: boolean;
  laundromat: AdminLaundromat;
  onClose: () => void;
}

/** The photos of a listing, each of which can be deleted without deleting the listing. */
export function PhotosDialog({ open, laundromat, onClose }: PhotosDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Photos de «\u00a0${laundromat.name}\u00a0»`}>
      <Photos laundromat={laundromat} />
    </Dialog>
  );
}

function Photos({ laundromat }: { laundromat: AdminLaundromat }) {
  const { data, failed, refresh } = useAdminQuery({ query: photosQuery, variables: { id: laundromat.id } });
  const { remove, leaving, gone } = usePhotoDeletion(laundromat);
  const [asking, setAsking] = useState<AdminPhoto>();
  const summary = useRef<HTMLParagraphElement>(null);

  if (failed) return <ErrorState title="Les photos n'ont pas pu être chargées" onRetry={refresh} />;
  if (!data) {
    return (
      <Loading label="Chargement des photos…" className="mt-2 grid grid-cols-2 gap-4">
        {[1, 2].map((tile) => (
          <Skeleton key={tile} className="aspect-4/3 w-full" />
        ))}
      </Loading>
    );
  }
  const photos = data.laundromats_by_pk?.photos.filter(({ id }) => !gone.includes(id)) ?? [];

  const confirmed = async () => {
    if (!asking) return;
    setAsking(undefined);
    await remove(asking.id);
    // The button that had the focus has left with its photo; the closing question may have taken it to the window.
    if (document.activeElement?.contains(summary.current)) summary.current?.focus();
  };

  return (
    <>
      <p ref={summary} tabIndex={-1} className="text-slate outline-none">
        {photos.length > 0 && countOf(photos.length, 'photo')}
      </p>
      {photos.length === 0 && <EmptyState title="Aucune photo">Cette fiche n'a pas de photo.</EmptyState>}
      <ul className="mt-2 grid grid-cols-2 gap-3 sm:gap-4">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            number={index + 1}
            pending={photo.id === leaving}
            disabled={leaving !== undefined && photo.id !== leaving}
            onDelete={() => setAsking(photo)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title="Supprimer cette photo&nbsp;?"
        confirmLabel="Supprimer la photo"
        onConfirm={() => void confirmed()}
        onCancel={() => setAsking(undefined)}
      >
        Elle disparaît de la fiche et son fichier est effacé&nbsp;: elle ne pourra pas être rétablie.
      </ConfirmDialog>
    </>
  );
}

interface PhotoTileProps {
  photo: AdminPhoto;
  /** From 1. */
  number: number;
  pending: boolean;
  disabled: boolean;
  onDelete: () => void;
}

function PhotoTile({ photo, number, pending, disabled, onDelete }: PhotoTileProps) {
  const { url, alt, isPrimary } = photo;
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
        <Button variant="secondary" size="small" pending={pending} disabled={disabled} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
          Supprimer<span className="sr-only"> la photo {number}</span>
        </Button>
      </div>
    </Card>
  );
}
