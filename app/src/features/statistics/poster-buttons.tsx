import { Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#app/rest/upload.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { toastFailure } from '#app/ui/notices/toast.ts';
import { type PosterFormat, posterFormats } from '#contract/statistics/poster-formats.ts';

interface PosterButtonsProps {
  laundromat: { id: string; slug: string; name: string };
}

/** Downloads the posters with the code that leads to the laundromat's page. */
export function PosterButtons({ laundromat: { id, slug, name } }: PosterButtonsProps) {
  const session = useSession();
  const [pending, setPending] = useState<PosterFormat>();
  const download = async (format: PosterFormat) => {
    setPending(format);
    try {
      const path = `/api/laundromats/${id}/poster?format=${format}`;
      await downloadFile(session, path, `affiche-${slug}-${format}.pdf`);
    } catch (failure) {
      toastFailure("L'affiche n'a pas pu être préparée", failure);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <>
      <p className="mt-4 text-sm font-semibold">Affiche avec QR code à imprimer</p>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-1 sm:gap-3">
        {posterFormats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            pending={pending === format}
            onClick={() => void download(format)}
          >
            {pending !== format && <Printer aria-hidden className="size-4" />}
            <span>{`Affiche ${format.toUpperCase()}`}</span>
            <span className="sr-only">{` de ${name} (PDF)`}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
