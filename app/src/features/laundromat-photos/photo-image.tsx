import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { Photo } from '#app/graphql/laundromats/laundromat-query.ts';
import { pagePhoto } from '#contract/photos/shown-photo.ts';

interface PhotoImageProps {
  photo: Photo;
  alt: string;
  sizes: string;
  /** Fetches the picture before everything else; for the first one of the page. */
  priority?: boolean;
  className?: string;
}

export function PhotoImage({ photo, alt, sizes, priority, className }: PhotoImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === photo.url) {
    return (
      <span
        className={clsx(
          'flex flex-col items-center justify-center gap-2 bg-mist p-4 text-center text-slate',
          className,
        )}
      >
        <ImageOff aria-hidden className="size-8" />
        <span className="text-sm">{alt}</span>
      </span>
    );
  }
  return (
    <img
      {...pagePhoto(photo.url, sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(photo.url)}
      className={clsx('m-auto', className)}
    />
  );
}

export function photoAlt(photo: Photo, laundromatName: string, index: number): string {
  return photo.alt?.trim() || `${laundromatName}, photo ${index + 1}`;
}
