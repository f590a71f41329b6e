import type { Request } from 'express';
import { photoMissingMessage, photosField } from '#contract/photos/photos.ts';
import { refusedField } from '../http/api-error.ts';
import { convertPhoto, type PhotoVersion } from './photo-image.ts';
import { withUploadForm } from './upload-form.ts';
import { createUserQueue } from './user-queue.ts';

const userQueue = createUserQueue(2);

export function receivePhoto(request: Request, userId: string): Promise<Buffer> {
  return withUploadForm(request, 1, async ({ files }) => {
    const versions = await userQueue(userId, () => convertOnly(files));
    return versions.at(-1)!.content;
  });
}

export async function convertOnly([file]: string[]): Promise<PhotoVersion[]> {
  if (file === undefined) throw refusedField(photosField, photoMissingMessage);
  return convertPhoto(file);
}
