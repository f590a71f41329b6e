import { z } from 'zod';
import { everybody } from '../http/endpoint.ts';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { decided, decisionOf } from '../moderation/decisions.ts';
import { moderationForm } from '../moderation/moderation.ts';
import { editKey } from '../validation/form-fields.ts';
import { rowId } from '../validation/row-id.ts';
import { photoList, photosChange } from './photos.ts';

const deletedReviewPhoto = z.object({ id: rowId() }).register(graphqlTypes, { name: 'DeletedReviewPhoto' });

/** Adding photos is a route and no operation, because its body consists of files. */
export const photoOperations = {
  arrangePhotos: {
    roles: ['owner', 'site_admin'],
    limit: 'edits',
    input: photosChange.extend({ id: rowId() }),
    refusals: ['ownerOnly', 'notYourLaundromat', 'laundromatNotFound', 'photosChanged'],
    rest: {
      method: 'PATCH',
      path: '/api/laundromats/{id}/photos',
      summary: 'Puts the photos of a laundromat in order, describes them and chooses the primary one.',
      answer: photoList,
    },
  },
  deletePhoto: {
    roles: ['owner'],
    limit: 'edits',
    input: z.object({ id: rowId(), photoId: rowId() }),
    refusals: ['notYourLaundromat', 'photoNotFound', 'laundromatNotFound'],
    rest: {
      method: 'DELETE',
      path: '/api/laundromats/{id}/photos/{photoId}',
      summary:
        'Deletes a photo, which can be restored for a day. Administrators remove one with a reason, through GraphQL.',
      answer: photoList,
    },
  },
  removePhoto: {
    roles: ['site_admin'],
    input: moderationForm.extend({ id: rowId() }),
    refusals: ['photoNotFound'],
    action: { summary: 'Removes a photo of a laundromat, with a reason for its owner.', answer: decided },
  },
  restorePhoto: {
    roles: ['owner'],
    limit: 'edits',
    input: z.object({ id: rowId(), photoId: rowId() }),
    refusals: ['notYourLaundromat', 'photoNotFound', 'laundromatNotFound', 'photoLimitReached'],
    rest: {
      method: 'POST',
      path: '/api/laundromats/{id}/photos/{photoId}/restore',
      summary: 'Restores a photo that its owner deleted, at its old position.',
      answer: photoList,
    },
  },
  decideReviewPhoto: {
    roles: ['site_admin'],
    input: decisionOf(['published', 'removed'], {}),
    refusals: ['photoNotFound'],
    action: { summary: 'Publishes a photo of a review that waits, or removes one.', answer: decided },
  },
  deleteReviewPhoto: {
    roles: everybody,
    limit: 'withdrawals',
    input: z.object({ id: rowId(), editKey }),
    refusals: ['photoNotFound'],
    action: {
      summary: 'Deletes a photo that the caller added to their review.',
      answer: deletedReviewPhoto,
    },
    rest: {
      method: 'POST',
      path: '/api/review-photos/{id}/withdraw',
      summary:
        'Deletes a photo for the author of its review: the account, or the device that has the key of the id of the review. The id cannot be used again, also when the photo never arrived.',
      answer: deletedReviewPhoto,
    },
  },
} as const satisfies Operations;
