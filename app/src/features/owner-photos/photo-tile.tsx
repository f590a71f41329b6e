import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import type { EditedPhoto } from '#app/features/edit-laundromat/edit-query.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { photoVariant } from '#contract/photos/shown-photo.ts';

interface PhotoTileProps {
  photo: EditedPhoto;
  index: number;
  count: number;
  dragged: boolean;
  onDragStart: () => void;
  onDragOver: () => void;
  onDragEnd: () => void;
  onMove: (by: -1 | 1) => void;
  onChoose: () => void;
  onRemove: () => void;
  /** Resolves with true once the description is stored. */
  onDescribe: (typed: string) => Promise<boolean>;
}

export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, count, dragged, onMove, onChoose, onRemove, onDescribe } = props;
  const [typed, setTyped] = useState<string>();
  const describe = async () => {
    if (typed === undefined || !(await onDescribe(typed))) return;
    // Another tab may describe the photo anew.
    setTyped((current) => (current === typed ? undefined : current));
  };
  // « Back » leaves the page without a blur.
  const leave = useEffectEvent(describe);
  useEffect(() => () => void leave(), []);
  const name = `la photo ${index + 1}`;
  const over = (event: DragEvent) => {
    event.preventDefault();
    props.onDragOver();
  };
  return (
    <Card
      as="li"
      onDragOver={over}
      onDrop={(event) => event.preventDefault()}
      className={clsx('overflow-hidden transition-opacity', dragged && 'opacity-40')}
    >
      <div
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          props.onDragStart();
        }}
        onDragEnd={props.onDragEnd}
        className="group relative aspect-4/3 cursor-grab overflow-hidden bg-mist active:cursor-grabbing"
      >
        <img
          src={photoVariant(photo.url, 480)}
          alt={photo.alt ?? `Photo ${index + 1}`}
          width={480}
          height={360}
          loading="lazy"
          draggable={false}
          className="size-full object-cover"
        />
        {photo.isPrimary && (
          <Badge variant="premium" className="absolute top-2.5 left-2.5 shadow-card">
            Photo principale
          </Badge>
        )}
        <span
          aria-hidden
          className="absolute top-2.5 right-2.5 hidden rounded-control bg-card/90 p-1 text-slate shadow-card pointer-fine:block"
        >
          <GripVertical className="size-5" />
        </span>
      </div>
      <div className="p-3 pt-2">
        <div className="-mx-1.5 flex flex-wrap items-center justify-between">
          <span className="flex">
            <IconButton label={`Avancer ${name}`} disabled={index === 0} onClick={() => onMove(-1)}>
              <ArrowLeft aria-hidden className="size-5" />
            </IconButton>
            <IconButton label={`Reculer ${name}`} disabled={index === count - 1} onClick={() => onMove(1)}>
              <ArrowRight aria-hidden className="size-5" />
            </IconButton>
          </span>
          <span className="flex">
            <IconButton
              label={`Faire de ${name} la photo principale`}
              aria-pressed={photo.isPrimary}
              onClick={() => !photo.isPrimary && onChoose()}
            >
              <Star
                aria-hidden
                className={clsx('size-5', photo.isPrimary && 'fill-sun-400 stroke-sun-400')}
              />
            </IconButton>
            <IconButton removesRow label={`Supprimer ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden className="size-5 text-brick-700" />
            </IconButton>
          </span>
        </div>
        <TextField
          label={`Description de ${name}`}
          hideLabel
          placeholder="Ce que l'on voit sur la photo"
          value={typed ?? photo.alt ?? ''}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void describe()}
          onKeyDown={(event) => event.key === 'Enter' && void describe()}
          className="mt-1"
        />
      </div>
    </Card>
  );
}
