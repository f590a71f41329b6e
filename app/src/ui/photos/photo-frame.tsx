import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { photoVariant } from '#contract/photos/shown-photo.ts';

interface PhotoFrameProps {
  count?: number;
  cap: number;
  note: string;
  isPreparing?: boolean;
  onAdd?: () => void;
  children?: ReactNode;
}

/** Without libraries, so that the server renders it. */
export function PhotoFrame({ count = 0, cap, note, isPreparing, onAdd, children }: PhotoFrameProps) {
  return (
    <>
      <ul {...focusList('')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {children}
        <li>
          <button
            type="button"
            onClick={onAdd}
            className={clsx(
              'flex aspect-4/3 w-full cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border-2 border-dashed p-2 text-center transition-colors disabled:cursor-not-allowed',
              count >= cap
                ? 'border-line text-slate'
                : 'border-blue-200 text-blue-700 hover:border-blue-500 hover:bg-blue-50',
            )}
          >
            <ImagePlus aria-hidden className="size-6" />
            <span className="font-semibold">{isPreparing ? 'Préparation…' : 'Ajouter des photos'}</span>
          </button>
        </li>
      </ul>
      <p className="mt-2.5 text-sm text-slate">
        <span className={clsx('font-semibold', count > cap && 'text-brick-700')}>
          {`${count} sur ${cap}`}
        </span>{' '}
        <span>{`· ${note}`}</span>
      </p>
    </>
  );
}

interface PhotoThumbnailProps {
  url: string;
  alt: string;
  className?: string;
}

export function PhotoThumbnail({ url, alt, className = 'size-24 object-cover' }: PhotoThumbnailProps) {
  return (
    <a href={url} className="block w-fit shrink-0 overflow-hidden rounded-control bg-mist">
      <img src={photoVariant(url, 480)} alt={alt} loading="lazy" decoding="async" className={className} />
    </a>
  );
}
