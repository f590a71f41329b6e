import { photoVariant } from '#contract/photos/shown-photo.ts';

interface PhotoThumbnailProps {
  url: string;
  alt: string;
  className?: string;
}

/** A small photo that links to the whole one, also without scripts. */
export function PhotoThumbnail({ url, alt, className = 'size-24 object-cover' }: PhotoThumbnailProps) {
  return (
    <a href={url} className="block w-fit shrink-0 overflow-hidden rounded-control bg-mist">
      <img src={photoVariant(url, 480)} alt={alt} loading="lazy" decoding="async" className={className} />
    </a>
  );
}
