import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { newClientId } from '#app/lib/device/client-id.ts';
import { chosenPhotoTypes, smallerPhotos } from '#app/lib/photos/smaller-photo.ts';
import { focusList } from '#app/ui/focus/focus-list.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { limitRefusal, photoTypeNames, withFiles, withMoved, type ChosenPhoto } from './chosen-photos.ts';

interface PhotoFieldProps {
  photos: readonly ChosenPhoto[];
  cap: number;
  onChange: (photos: ChosenPhoto[]) => void;
  /** Element to focus when there are too many photos. */
  place: RefObject<HTMLDivElement | null>;
}

/** Photos from the device, in the order of the page; cards show the first one. */
export function PhotoField({ photos, cap, onChange, place }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const full = photos.length >= cap;

  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  const add = async (files: FileList | null) => {
    setPreparing(true);
    const ready = await smallerPhotos([...(files ?? [])]).finally(() => setPreparing(false));
    const added = withFiles(latest.current, ready, { cap, newId: newClientId });
    if (added.refusal) toast({ ...added.refusal, variant: 'destructive' });
    if (added.photos.length > latest.current.length) onChange(added.photos);
  };

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ul {...focusList('')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            beyondCap={index >= cap}
            onMove={(by) => {
              onChange(withMoved(photos, index, by));
              announce(`Photo déplacée en position ${index + by + 1} sur ${photos.length}`);
            }}
            onRemove={() => {
              onChange(photos.filter(({ id }) => id !== photo.id));
              announce(`Photo retirée, ${photos.length - 1} sur ${cap}`);
            }}
          />
        ))}
        <li>
          <button
            type="button"
            onClick={() =>
              full ? toast({ ...limitRefusal(cap), variant: 'destructive' }) : input.current?.click()
            }
            className={clsx(
              'flex aspect-4/3 w-full cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border-2 border-dashed p-2 text-center transition-colors',
              full
                ? 'border-line text-slate'
                : 'border-blue-200 text-blue-700 hover:border-blue-500 hover:bg-blue-50',
            )}
          >
            <ImagePlus aria-hidden className="size-6" />
            <span className="font-semibold">{isPreparing ? 'Préparation…' : 'Ajouter des photos'}</span>
          </button>
        </li>
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={chosenPhotoTypes}
        aria-label="Photos de la laverie"
        onChange={(event) => {
          void add(event.target.files);
          // Otherwise a removed file could not be chosen again.
          event.target.value = '';
        }}
      />
      <p className="mt-2.5 text-sm text-slate">
        <span className={clsx('font-semibold', photos.length > cap && 'text-brick-700')}>
          {photos.length} sur {cap}
        </span>{' '}
        · {photoTypeNames}. Les grandes photos sont réduites avant l'envoi. La première paraît sur les cartes.
      </p>
    </div>
  );
}

interface PhotoTileProps {
  photo: ChosenPhoto;
  index: number;
  count: number;
  /** Chosen under a larger tier: it must be removed before the form can be sent. */
  beyondCap: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PhotoTile({ photo, index, count, beyondCap, onMove, onRemove }: PhotoTileProps) {
  const { file } = photo;
  const preview = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const place = `la photo ${index + 1}`;
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-control bg-mist">
      <img
        ref={preview}
        alt={photo.name}
        className={clsx('size-full object-cover', beyondCap && 'opacity-40')}
      />
      {(index === 0 || beyondCap) && (
        <span
          className={clsx(
            'absolute top-2 left-2 rounded-full px-2.5 py-0.5 text-sm/[1.25rem] font-semibold',
            beyondCap ? 'bg-brick-100 text-brick-700' : 'bg-card text-ink',
          )}
        >
          {beyondCap ? 'En trop' : 'Principale'}
        </span>
      )}
      <div className="absolute inset-x-1 bottom-1 flex justify-between">
        <span className="flex gap-1">
          {index > 0 && (
            <IconButton label={`Avancer ${place}`} tone="onDark" onClick={() => onMove(-1)}>
              <ArrowLeft aria-hidden className="size-5" />
            </IconButton>
          )}
          {index < count - 1 && (
            <IconButton label={`Reculer ${place}`} tone="onDark" onClick={() => onMove(1)}>
              <ArrowRight aria-hidden className="size-5" />
            </IconButton>
          )}
        </span>
        <IconButton label={`Retirer ${place}`} tone="onDark" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}
