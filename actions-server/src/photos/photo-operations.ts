import { photoOperations as entries } from '#contract/photos/operations.ts';
import type { Database } from '../db/database.ts';
import { handle } from '../http/operation.ts';
import { arrangePhotos } from './arrange-photos.ts';
import { decideReviewPhoto, removePhoto } from './decide-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { deleteReviewPhoto } from './delete-review-photo.ts';
import { restorePhoto } from './restore-photo.ts';

export const photoOperations = (db: Database) =>
  handle(entries, {
    arrangePhotos: (input, caller) => arrangePhotos(db, caller, input),
    deletePhoto: (input, owner) => deletePhoto(db, owner, input),
    removePhoto: (input, administrator) => removePhoto(db, administrator, input),
    restorePhoto: (input, owner) => restorePhoto(db, owner, input),
    decideReviewPhoto: (input, administrator) => decideReviewPhoto(db, administrator, input),
    deleteReviewPhoto: (input, caller) => deleteReviewPhoto(db, caller, input),
  });
