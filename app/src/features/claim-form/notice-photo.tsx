import { CircleCheck, ScanText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { unknownFailure } from '#app/features/claims/claim-actions.ts';
import { claimContent } from '#app/features/claims/claim-queries.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { smallerPhoto } from '#app/lib/photos/smaller-photo.ts';
import { uploadForm } from '#app/rest/upload.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorText } from '#app/ui/fields/field-parts.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { toastFailure } from '#app/ui/notices/toast.ts';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { PhotoInput } from '#app/ui/photos/photo-field.tsx';
import { photosField } from '#contract/photos/photos.ts';
import type { StepProps } from './claim-stepper.tsx';

const storedPhotoQuery = graphql(
  `
    query ClaimPhoto($id: uuid!) {
      laundromat_claims_by_pk(id: $id) {
        ...ClaimContent
      }
    }
  `,
  [claimContent],
);

type NoticePhotoProps = Pick<StepProps, 'claim' | 'onRefused'>;

export function NoticePhoto({ claim: { id, photoAddedAt }, onRefused }: NoticePhotoProps) {
  const session = useSession();
  const client = useClient();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const isSending = progress !== null;

  const send = async ([file]: readonly File[]) => {
    if (!file) return;
    setError(undefined);
    setProgress(0);
    try {
      const ready = await smallerPhoto(file);
      if ('refusal' in ready) {
        setError(ready.refusal);
        return announce(ready.refusal);
      }
      const body = new FormData();
      body.append(photosField, ready.file, ready.file.name);
      await uploadForm(session, `/api/claims/${id}/photo`, body, { onProgress: setProgress });
      await client.query(storedPhotoQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
      announce('Photo reçue');
    } catch (failure) {
      setError(toastFailure("La photo n'a pas été envoyée", failure, unknownFailure));
      onRefused();
    } finally {
      setProgress(null);
    }
  };

  return (
    <TitledSection titleId="photo-preuve" title="Une photo prise dans la laverie" isPart>
      <p className="mt-1 text-slate">
        L'affichage des horaires ou des tarifs, lisible. Seule notre équipe la voit, elle ne paraît pas sur la
        fiche.
      </p>
      {photoAddedAt && !isSending && (
        <p className="mt-3 flex gap-3 rounded-control bg-leaf-100 px-4 py-3">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
          <strong className="font-semibold">Photo reçue</strong>
        </p>
      )}
      {isSending && (
        <progress
          aria-label="Envoi de la photo"
          value={progress}
          max={1}
          className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-mist [&::-moz-progress-bar]:bg-blue-600 [&::-webkit-progress-bar]:bg-mist [&::-webkit-progress-value]:bg-blue-600 [&::-webkit-progress-value]:transition-[width]"
        />
      )}
      <Button
        variant="secondary"
        pending={isSending}
        aria-describedby={error ? 'photo-erreur' : undefined}
        onClick={() => input.current?.click()}
        className="mt-3 max-sm:w-full"
      >
        {!isSending && <ScanText aria-hidden className="size-5 text-blue-700" />}
        <span>{isSending ? 'Envoi...' : photoAddedAt ? 'Remplacer la photo' : 'Ajouter une photo'}</span>
      </Button>
      <ErrorText id="photo-erreur" message={error} />
      <PhotoInput ref={input} aria-label="Photo de l'affichage" onChoose={send} />
    </TitledSection>
  );
}
