import { ImagePlus, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { EditedLaundromat, EditedPhoto } from '#app/features/edit-laundromat/edit-query.ts';
import { EditSection } from '#app/features/edit-laundromat/edit-section.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { announce } from '#app/ui/notices/announcer.ts';
import { PhotoInput } from '#app/ui/photos/photo-field.tsx';
import { photoCaps } from '#contract/laundromat/laundromat.ts';
import { photoUndoHours, tierOf } from '#contract/photos/photos.ts';
import { photoVariant } from '#contract/photos/shown-photo.ts';
import { PhotoTile } from './photo-tile.tsx';
import { type Upload, usePhotos } from './use-photos.ts';

/** One row that scrolls sideways on a phone, so that the form is not far below. */
const grid =
  'mb-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 max-sm:-mx-5 max-sm:auto-cols-[82%] max-sm:grid-flow-col ' +
  'max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-2 max-sm:*:snap-start';

interface PhotoManagerProps {
  laundromat: EditedLaundromat;
  reload: () => Promise<readonly EditedPhoto[] | undefined>;
}

export function PhotoManager({ laundromat, reload }: PhotoManagerProps) {
  const cap = photoCaps[tierOf(laundromat)];
  const { photos, uploads, ...change } = usePhotos({
    laundromatId: laundromat.id,
    initial: laundromat.photos,
    cap,
    reload,
  });
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const move = (id: string, index: number, by: -1 | 1) => {
    void change.move(id, index + by);
    announce(`Photo déplacée en position ${index + by + 1} sur ${photos.length}`);
  };

  return (
    <EditSection
      title="Photos"
      hint="JPG, PNG ou WebP. Les grandes photos sont réduites avant l'envoi. Chaque changement est enregistré aussitôt."
    >
      {photos.length > 0 && (
        <ul {...focusList('ajouter-des-photos')} className={grid}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              count={photos.length}
              dragged={photo.id === dragged}
              onDragStart={() => setDragged(photo.id)}
              onDragOver={() => dragged && dragged !== photo.id && change.drag(dragged, index)}
              onDragEnd={() => {
                setDragged(null);
                change.drop();
              }}
              onMove={(by) => move(photo.id, index, by)}
              onChoose={() => change.choose(photo.id)}
              onRemove={() => change.remove(photo.id)}
              onDescribe={(alt) => change.describe(photo.id, alt)}
            />
          ))}
        </ul>
      )}
      {uploads.map((upload) => (
        <UploadProgress key={upload.id} upload={upload} />
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button id="ajouter-des-photos" variant="secondary" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden className="size-5 text-blue-600" />
          Ajouter des photos
        </Button>
        <p className="text-slate">{`${photos.length} sur ${cap}`}</p>
      </div>
      <PhotoInput ref={input} multiple aria-label="Photos de la laverie" onChoose={change.add} />
      <DeletedPhotos photos={laundromat.photoDeletions} onRestore={change.restore} />
    </EditSection>
  );
}

function UploadProgress({ upload: { name, part } }: { upload: Upload }) {
  const percent = Math.round(part * 100);
  return (
    <div className="mb-4 rounded-control bg-mist px-4 py-3">
      <p className="flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 text-slate">{part < 1 ? `${percent}\u00a0%` : 'Préparation…'}</span>
      </p>
      <progress
        value={percent}
        max={100}
        aria-label={`Envoi de ${name}`}
        className="mt-2 block h-1.5 w-full overflow-hidden rounded-full accent-blue-600"
      />
    </div>
  );
}

interface DeletedPhotosProps {
  photos: EditedLaundromat['photoDeletions'];
  onRestore: (id: string) => void;
}

function DeletedPhotos({ photos, onRestore }: DeletedPhotosProps) {
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
              // A second press would find it restored.
              pending={false}
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
