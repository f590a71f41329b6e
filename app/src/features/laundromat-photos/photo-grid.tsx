import { clsx } from 'clsx';
import { Images } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Photo } from '#app/graphql/laundromats/laundromat-query.ts';
import { isPlainClick } from '#app/lib/navigation/list-return.ts';
import { lazyWindow } from '#app/ui/loaded-later.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { mainPhotoSizes } from '#contract/photos/shown-photo.ts';
import { photoAlt, PhotoImage } from './photo-image.tsx';

const PhotoViewer = lazyWindow(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

interface PhotoGridProps {
  photos: Photo[];
  laundromatName: string;
}

export function PhotoGrid({ photos, laundromatName }: PhotoGridProps) {
  const viewer = usePhotoHistory(photos.length);
  if (photos.length === 0) return <NoPhoto />;

  const shown = photos.slice(0, photos.length >= 5 ? 5 : Math.min(photos.length, 3));
  const layout = layouts[shown.length]!;
  return (
    <div className="relative">
      <ul
        className={clsx(
          'grid aspect-5/4 gap-2 overflow-hidden rounded-card sm:aspect-5/2 lg:aspect-3/1',
          layout.grid,
        )}
      >
        {shown.map((photo, index) => (
          <li key={photo.id} className={clsx('min-h-0 min-w-0', index === 0 ? layout.first : layout.others)}>
            <a
              href={photo.url}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                viewer.open(index);
              }}
              aria-label={`Agrandir\u00a0: ${photoAlt(photo, laundromatName, index)}`}
              className="group flex size-full cursor-zoom-in overflow-hidden bg-mist focus-visible:-outline-offset-4"
            >
              <PhotoImage
                photo={photo}
                alt=""
                sizes={index === 0 ? layout.sizes : '(min-width: 40rem) 33vw, 50vw'}
                priority={index === 0}
                className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <button
          type="button"
          onClick={() => viewer.open(0)}
          className="absolute right-3 bottom-3 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control bg-card/95 px-4 text-sm font-semibold shadow-card hover:bg-card noscript:hidden"
        >
          <Images aria-hidden className="size-4.5" />
          <span>{`Voir les ${photos.length} photos`}</span>
        </button>
      )}
      <noscript>
        {import.meta.env.SSR && <FurtherPhotos photos={photos} laundromatName={laundromatName} />}
      </noscript>
      <PhotoViewer
        photos={photos}
        laundromatName={laundromatName}
        open={viewer.photo !== null}
        index={viewer.photo}
        onMove={viewer.goTo}
        onClose={viewer.close}
      />
    </div>
  );
}

/** Plain links to the photos for which the grid has no room; they do not open the viewer. */
function FurtherPhotos({ photos, laundromatName }: PhotoGridProps) {
  if (photos.length <= 3) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.slice(3).map((photo, index) => (
        <li
          key={photo.id}
          className={clsx(
            'size-20 overflow-hidden rounded-control',
            photos.length >= 5 && 'sm:nth-[-n+2]:hidden',
          )}
        >
          <a href={photo.url} className="block size-full bg-mist">
            <PhotoImage
              photo={photo}
              alt={photoAlt(photo, laundromatName, index + 3)}
              sizes="5rem"
              className="size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Layout {
  grid: string;
  first: string;
  others: string;
  sizes: string;
}

/** The grid for each number of photos. On a phone the first photo is wide, the others form one row below. */
const layouts: Record<number, Layout> = {
  1: { grid: 'grid-cols-1 grid-rows-1', first: '', others: '', sizes: '(min-width: 80rem) 76rem, 100vw' },
  2: { grid: 'grid-cols-2 grid-rows-1', first: '', others: '', sizes: '(min-width: 80rem) 38rem, 50vw' },
  3: {
    grid: 'grid-cols-2 grid-rows-[2fr_1fr] sm:grid-cols-[2fr_1fr] sm:grid-rows-2',
    first: 'col-span-2 sm:col-span-1 sm:row-span-2',
    others: '',
    sizes: '(min-width: 80rem) 51rem, (min-width: 40rem) 67vw, 100vw',
  },
  5: {
    grid: 'grid-cols-2 grid-rows-[2fr_1fr] sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2',
    first: 'col-span-2 sm:col-span-1 sm:row-span-2',
    others: '[&:nth-child(n+4)]:hidden sm:[&:nth-child(n+4)]:block',
    sizes: mainPhotoSizes,
  },
};

function NoPhoto() {
  return (
    <div className="flex aspect-5/3 flex-col items-center justify-center gap-4 rounded-card bg-mist text-slate sm:aspect-4/1">
      <Porthole className="size-28" />
      <p>Pas encore de photo de cette laverie</p>
    </div>
  );
}

/**
 * Stores the current photo in the history entry, so that the back button of a phone closes the viewer. The address does
 * not change.
 */
function usePhotoHistory(count: number) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { photo?: unknown } | null;
  const stored = state?.photo;
  const photo = typeof stored === 'number' && stored >= 0 && stored < count ? stored : null;

  /** Navigating takes a moment: a second Escape must not leave the page, nor a second press open the viewer twice. */
  const isMoving = useRef(false);
  useEffect(() => {
    isMoving.current = false;
  }, [location.key]);
  const move = (navigation: () => void) => {
    if (isMoving.current) return;
    isMoving.current = true;
    navigation();
  };

  const show = useCallback(
    (index: number, replace: boolean) => {
      const { pathname, search } = location;
      void navigate({ pathname, search }, { state: { ...state, photo: index }, replace });
    },
    [location, navigate, state],
  );

  return {
    photo,
    open: (index: number) => move(() => show(index, photo !== null)),
    goTo: (index: number) => show(index, true),
    close: () => move(() => void navigate(-1)),
  };
}
