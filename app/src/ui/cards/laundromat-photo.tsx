import { clsx } from 'clsx';
import { useState } from 'react';
import { Porthole } from '#app/ui/porthole.tsx';
import { cardPhoto } from '#contract/photos/shown-photo.ts';

interface LaundromatPhotoProps {
  photo: { url: string; alt: string | null } | undefined;
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function LaundromatPhoto({ photo, sizes, eager = false, className }: LaundromatPhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const frame = clsx('overflow-hidden bg-mist', className);

  if (!photo || photo.url === brokenUrl) {
    return (
      <div className={clsx(frame, 'flex items-center justify-center')}>
        <Porthole className="h-3/5 max-h-32 min-h-16 max-w-2/3" />
      </div>
    );
  }
  return (
    <div className={frame}>
      <img
        {...cardPhoto(photo.url, sizes)}
        alt={photo.alt ?? ''}
        width={480}
        height={360}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenUrl(photo.url)}
        className="size-full object-cover"
      />
    </div>
  );
}
