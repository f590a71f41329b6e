import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { newClientId } from '#app/lib/device/client-id.ts';
import {
  type ChosenPhoto,
  type PhotoRefusal,
  withFiles,
  withPhotoAt,
} from '#app/lib/photos/chosen-photos.ts';
import { chosenPhotoTypes, smallerPhotos } from '#app/lib/photos/smaller-photo.ts';
import { ErrorText } from '#app/ui/fields/field-parts.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { PhotoFrame } from './photo-frame.tsx';

interface PhotoFieldProps {
  photos: readonly ChosenPhoto[];
  cap: number;
  label: string;
  note: string;
  isOrdered?: boolean;
  onChange: (photos: ChosenPhoto[]) => void;
  limit: PhotoRefusal;
  onRefusal: (refusal: PhotoRefusal | undefined) => void;
  error?: string;
  place?: RefObject<HTMLDivElement | null>;
  onPreparing?: (isPreparing: boolean) => void;
}

export function PhotoField(props: PhotoFieldProps) {
  const { photos, cap, label, note, isOrdered, onChange, limit, onRefusal, error, onPreparing, place } =
    props;
  const input = useRef<HTMLInputElement>(null);

  const [isPreparing, setPreparing] = useState(false);
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);

  const prepare = (isNow: boolean) => {
    setPreparing(isNow);
    onPreparing?.(isNow);
  };
  const add = async (files: readonly File[]) => {
    prepare(true);
    const room = Math.max(0, cap - latest.current.length);
    const ready = await smallerPhotos(files, room).finally(() => prepare(false));
    const added = withFiles(latest.current, ready, { cap, limit, newId: newClientId });
    if (added.photos.length > latest.current.length) onChange(added.photos);
    onRefusal(added.refusal);
  };

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <PhotoFrame
        count={photos.length}
        cap={cap}
        note={note}
        isPreparing={isPreparing}
        onAdd={() => {
          if (isPreparing) return;
          if (photos.length < cap) input.current?.click();
          else onRefusal(limit);
        }}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            index={index}
            count={photos.length}
            beyondCap={index >= cap}
            isOrdered={isOrdered}
            onMove={(by) => {
              onChange(withPhotoAt(photos, photo.id, index + by));
              announce(`Photo déplacée en position ${index + by + 1} sur ${photos.length}`);
            }}
            onRemove={() => {
              onChange(photos.filter(({ id }) => id !== photo.id));
              announce(`Photo retirée, ${photos.length - 1} sur ${cap}`);
            }}
          />
        ))}
      </PhotoFrame>
      <PhotoInput ref={input} multiple aria-label={label} onChoose={add} />
      <div role="status">
        <ErrorText message={error} />
      </div>
    </div>
  );
}

interface PhotoTileProps {
  photo: ChosenPhoto;
  index: number;
  count: number;
  beyondCap: boolean;
  isOrdered?: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PhotoTile({ photo, index, count, beyondCap, isOrdered, onMove, onRemove }: PhotoTileProps) {
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
      {((isOrdered && index === 0) || beyondCap) && (
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
          {isOrdered && index > 0 && (
            <IconButton label={`Avancer ${place}`} tone="onDark" onClick={() => onMove(-1)}>
              <ArrowLeft aria-hidden className="size-5" />
            </IconButton>
          )}
          {isOrdered && index < count - 1 && (
            <IconButton label={`Reculer ${place}`} tone="onDark" onClick={() => onMove(1)}>
              <ArrowRight aria-hidden className="size-5" />
            </IconButton>
          )}
        </span>
        <IconButton removesRow label={`Retirer ${place}`} tone="onDark" onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

interface PhotoInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'multiple' | 'aria-label'> {
  onChoose: (files: readonly File[]) => Promise<void>;
}

/** The hidden field of a button that adds photos. */
export function PhotoInput({ onChoose, ...input }: PhotoInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      accept={chosenPhotoTypes}
      onChange={(event) => {
        void onChoose([...(event.target.files ?? [])]);
        // Otherwise a removed file could not be chosen again.
        event.target.value = '';
      }}
    />
  );
}
