import { clsx } from 'clsx';
import { photoVariant } from '#contract/photos/shown-photo.ts';

interface PhotoThumbnailProps {
  url: string;
  alt: string;
  /** A large one is shown whole, because an administrator looks for faces. */
  size?: 'small' | 'large';
}

/** A small photo that links to the whole one, also without scripts. */
export function PhotoThumbnail({ url, alt, size = 'small' }: PhotoThumbnailProps) {
  return (
    <a
      href={url}
      className={clsx(
        'block shrink-0 overflow-hidden rounded-control bg-mist',
        size === 'small' ? 'size-24' : 'size-48',
      )}
    >
      <img
        src={photoVariant(url, 480)}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={clsx('size-full', size === 'small' ? 'object-cover' : 'object-contain')}
      />
    </a>
  );
}
