import { Undo2 } from 'lucide-react';
import type { EditedLaundromat } from '#app/features/owner/edit/edit-query.ts';
import { Button } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { photoUndoHours } from '#contract/photos/photos.ts';
import { photoVariant } from '#contract/photos/shown-photo.ts';

interface DeletedPhotosProps {
  photos: EditedLaundromat['photoDeletions'];
  onRestore: (id: string) => void;
}

/** The photos that were deleted recently and can be restored. */
export function DeletedPhotos({ photos, onRestore }: DeletedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="photos-supprimees" className="mt-6 border-t border-line pt-5">
      <h3 id="photos-supprimees" className="font-bold">
        Photos supprimées
      </h3>
      <p className="mt-1 text-sm text-slate">{`Elles peuvent être remises pendant ${photoUndoHours}\u00a0h.`}</p>
      <ul {...focusList('ajouter-des-photos')} className="mt-3 flex flex-wrap gap-4">
        {photos.map(({ id, url, alt }, index) => (
          <li key={id} className="w-36">
            <img
              src={photoVariant(url, 480)}
              alt={alt ?? `Photo supprimée ${index + 1}`}
              width={144}
              height={108}
              loading="lazy"
              className="aspect-4/3 w-full rounded-control object-cover opacity-60"
            />
            <Button
              variant="secondary"
              size="small"
              onClick={() => onRestore(id)}
              aria-label={`Remettre la photo supprimée ${index + 1}`}
              className="mt-2 w-full"
            >
              <Undo2 aria-hidden className="size-4" />
              Remettre
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
