import { clsx } from 'clsx';
import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { pagePhoto } from '#contract/shown-photo.ts';
import type { Photo } from './laundromat-query.ts';

interface PhotoImageProps {
  photo: Photo;
  alt: string;
  /** How wide it is drawn, as in the `sizes` attribute. */
  sizes: string;
  /** The first picture of the page is fetched before everything else. */
  priority?: boolean;
  className?: string;
}

/** A photo in the width the screen needs; a photo that cannot be had leaves a quiet place and its description. */
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
      className={className}
    />
  );
}

/** What a picture shows, in words: its owner's, else its place in the series. */
export function photoAlt(photo: Photo, laundromatName: string, index: number): string {
  return photo.alt?.trim() || `${laundromatName}, photo ${index + 1}`;
}
