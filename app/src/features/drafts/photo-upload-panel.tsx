import { CloudUpload, ImageOff, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Button } from '#app/ui/button.tsx';
import type { PhotoUpload } from './use-photo-upload.ts';

interface PhotoUploadPanelProps {
  upload: PhotoUpload;
  onRetry: () => void;
  onward: ReactNode;
}

export function PhotoUploadPanel({ upload: { progress, result }, onRetry, onward }: PhotoUploadPanelProps) {
  const { done, total } = progress ?? { done: 0, total: 0 };
  if (!result) {
    return (
      <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
        <CloudUpload aria-hidden className="size-12 text-blue-600" />
        <p className="mt-4 font-display text-xl font-bold">Envoi de vos photos</p>
        <p className="mt-1 text-slate">
          Votre laverie est enregistrée. Gardez cette page ouverte un instant.
        </p>
        <progress
          aria-label="Envoi des photos"
          value={done}
          max={Math.max(total, 1)}
          className="mt-6 h-2 w-full appearance-none overflow-hidden rounded-full bg-mist [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-blue-600 [&::-webkit-progress-value]:transition-[width]"
        />
        <p role="status" className="mt-2 text-sm text-slate">
          {total > 0 && `Photo ${Math.min(done + 1, total)} sur ${total}`}
        </p>
      </div>
    );
  }
  const { refused, interrupted } = result;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
      <ImageOff aria-hidden className="size-12 text-brick-700" />
      <p className="mt-4 font-display text-xl font-bold text-balance">
        {interrupted
          ? "Toutes les photos n'ont pas pu être envoyées"
          : countOf(refused.length, 'photo refusée', 'photos refusées')}
      </p>
      <p className="mt-1 text-slate">
        {`Votre laverie est enregistrée, rien n'est perdu. ${interrupted ? `Les photos restent sur cet appareil. ${interrupted}` : ''}`}
      </p>
      {refused.length > 0 && (
        <ul className="mt-4 w-full space-y-2 text-left">
          {refused.map(({ name, reason }, index) => (
            <li key={index} className="rounded-control bg-brick-100 px-4 py-2.5 text-sm wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span>{`\u00a0: ${reason}`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {interrupted && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden className="size-4.5" />
            Réessayer
          </Button>
        )}
        {onward}
      </div>
    </div>
  );
}
