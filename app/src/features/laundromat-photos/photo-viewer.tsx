import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { Photo } from '#app/graphql/laundromats/laundromat-query.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { useAnnouncement } from '#app/ui/notices/announcer.ts';
import { pagePhoto } from '#contract/photos/shown-photo.ts';
import { PhotoImage, photoAlt } from './photo-image.tsx';

interface PhotoViewerProps {
  photos: Photo[];
  laundromatName: string;
  open: boolean;
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
}

const swipeMinPixels = 48;

export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, open, index, onMove, onClose } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = keyTarget(event.key, index, photos.length);
    if (target === null) return;
    event.preventDefault();
    onMove(target);
  };
  return (
    <Dialog open={open} onClose={onClose} onKeyDown={onKeyDown} className="fixed inset-0 z-50 outline-none">
      <DialogBackdrop className="absolute inset-0 bg-night" />
      {index !== null && <OpenViewer {...props} index={index} />}
    </Dialog>
  );
}

function keyTarget(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

interface OpenViewerProps extends PhotoViewerProps {
  index: number;
}

function OpenViewer({ photos, laundromatName, index, onMove, onClose }: OpenViewerProps) {
  const count = photos.length;
  const photo = photos[index]!;
  const moveBy = (step: number) => onMove((index + step + count) % count);
  const swipe = useSwipe((step) => count > 1 && moveBy(step));
  usePreloading([photos[(index + 1) % count], photos[(index - 1 + count) % count]]);
  const alt = photoAlt(photo, laundromatName, index);
  useAnnouncement(`Photo ${index + 1} sur ${count}\u00a0: ${alt}`);

  return (
    <DialogPanel
      {...swipe}
      className="on-dark dialog-surface absolute inset-0 flex touch-pinch-zoom flex-col pb-[env(safe-area-inset-bottom)] text-white -outline-offset-4"
    >
      <div className="flex items-center justify-between gap-4 p-2 sm:p-4">
        <DialogTitle className="sr-only">{`Photos de ${laundromatName}`}</DialogTitle>
        <p className="pl-3 text-base font-semibold tabular-nums">
          <span className="sr-only">Photo </span>
          <span>{`${index + 1} / ${count}`}</span>
        </p>
        <IconButton label="Fermer" tone="onDark" onClick={onClose}>
          <X aria-hidden className="size-6" />
        </IconButton>
      </div>
      <figure className="flex min-h-0 flex-1 flex-col">
        <PhotoImage
          key={photo.id}
          photo={photo}
          alt={alt}
          sizes="100vw"
          priority
          className="min-h-0 w-full flex-1 object-contain select-none"
        />
        <figcaption className="px-4 pt-3 pb-4 text-center text-sm text-balance text-foam-100">
          {alt}
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <IconButton
            label="Photo précédente"
            tone="onDark"
            onClick={() => moveBy(-1)}
            className="absolute top-1/2 left-2 -translate-y-1/2 sm:left-4"
          >
            <ChevronLeft aria-hidden className="size-7" />
          </IconButton>
          <IconButton
            label="Photo suivante"
            tone="onDark"
            onClick={() => moveBy(1)}
            className="absolute top-1/2 right-2 -translate-y-1/2 sm:right-4"
          >
            <ChevronRight aria-hidden className="size-7" />
          </IconButton>
        </>
      )}
    </DialogPanel>
  );
}

/** Calls back on a horizontal swipe of one finger. Two fingers zoom, and a mostly vertical move is not a swipe. */
function useSwipe(onSwipe: (step: 1 | -1) => unknown) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = event.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = null;
      if (!from || !touch) return;
      const across = touch.clientX - from.x;
      if (Math.abs(across) < swipeMinPixels || Math.abs(across) < Math.abs(touch.clientY - from.y)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}

function usePreloading(photos: (Photo | undefined)[]) {
  const urls = photos.map((photo) => photo?.url).join('\n');
  useEffect(() => {
    for (const url of urls.split('\n').filter(Boolean)) {
      const { src, srcSet = '', sizes } = pagePhoto(url, '100vw');
      Object.assign(new Image(), { sizes, srcset: srcSet, src });
    }
  }, [urls]);
}
