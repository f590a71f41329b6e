import { useCallback, useState } from 'react';
import { alone } from '#app/lib/device/tab-channel.ts';
import { postForm } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { uploadPhotos, type UploadProgress, type UploadResult } from './photo-upload.ts';
import { deletePhoto, readPhotos } from './saved-photos.ts';

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Sends the photos that are saved on the device for a laundromat. Two tabs never send at the same time. */
export function usePhotoUpload() {
  const session = useSession();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [result, setResult] = useState<UploadResult | null>(null);

  const start = useCallback(
    async (laundromatId: string) => {
      setResult(null);
      const upload = () =>
        uploadPhotos({
          read: () => readPhotos(laundromatId),
          remove: (photoId) => deletePhoto(laundromatId, photoId),
          send: (form) => postForm(session, `/api/laundromats/${laundromatId}/photos`, form),
          onProgress: setProgress,
        });
      const ended = await alone(`photos:${laundromatId}`, upload);
      setResult(ended);
      return ended;
    },
    [session],
  );
  return { progress, result, start };
}

/** True if every photo was stored. */
export const isClean = ({ refused, interrupted }: UploadResult): boolean =>
  refused.length === 0 && interrupted === undefined;
