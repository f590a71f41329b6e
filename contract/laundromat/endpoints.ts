import { everybody, type Endpoint } from '../http/endpoint.ts';
import { laundromatCreate, laundromatPatch } from './forms.ts';
import { laundromatsQuery } from './search-parameters.ts';
import {
  laundromatDetail,
  laundromatList,
  ownLaundromat,
  ownLaundromatList,
  serviceList,
} from './laundromats.ts';
import { reviewAnswer, reviewForm } from '../reviews/reviews.ts';
import { correctionAnswer, correctionForm } from '../corrections/corrections.ts';
import { withdrawal } from '../account/withdrawal.ts';

const owner = ['owner'] as const;

export const laundromatEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/laundromats',
    summary:
      'Published laundromats: all matches up to 1 000, or one page when page or limit is given. The header X-Total-Count carries the number of matches.',
    roles: everybody,
    query: laundromatsQuery,
    statuses: [200],
    answer: laundromatList,
  },
  {
    method: 'GET',
    path: '/api/laundromats/slug/{slug}',
    summary: 'One laundromat with its reviews, by the name in its address.',
    roles: everybody,
    statuses: [200],
    answer: laundromatDetail,
    refusals: ['laundromatNotFound'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/{id}',
    summary: 'One laundromat with its reviews. Owners also read their own unpublished ones.',
    roles: everybody,
    statuses: [200],
    answer: laundromatDetail,
    refusals: ['laundromatNotFound'],
  },
  {
    method: 'GET',
    path: '/api/laundromats/my-laundromats',
    summary: "The owner's own laundromats, published or not, the newest first.",
    roles: owner,
    statuses: [200],
    answer: ownLaundromatList,
  },
  {
    method: 'POST',
    path: '/api/laundromats',
    summary:
      "Creates a laundromat under the owner's plan, which alone decides on publication and tier. City, postal code, price and hours that are left out get defaults and count as unknown. The same id sent again answers 200 and changes nothing.",
    roles: owner,
    body: laundromatCreate,
    statuses: [201, 200],
    answer: ownLaundromat,
    refusals: ['laundromatLimitReached', 'conflict', 'laundromatDeleted', 'tooManyRequests'],
  },
  {
    method: 'PATCH',
    path: '/api/laundromats/{id}',
    summary:
      "Changes an owner's own laundromat. What is not sent stays; services and machines are replaced as a whole. With `seen`, the values that the caller knew of the fields it sends, a newer value is not overwritten; the refusal has the stored ones.",
    roles: owner,
    body: laundromatPatch,
    statuses: [200],
    answer: ownLaundromat,
    refusals: ['notYourLaundromat', 'laundromatNotFound', 'newerValues'],
  },
  {
    method: 'POST',
    path: '/api/laundromats/{id}/reviews',
    summary:
      'Reviews a published laundromat. The same id sent again answers 200 and changes nothing, or brings a correction: with its key, within an hour, while nobody has answered. 202: it may come from the owner or a competitor and is not published before an administrator has looked at it.',
    roles: everybody,
    body: reviewForm,
    statuses: [201, 200, 202],
    answer: reviewAnswer,
    refusals: [
      'laundromatNotFound',
      'ownLaundromatReviewed',
      'ownerNetworkReviewed',
      'conflict',
      'alreadyStored',
      'reviewRemoved',
      'tooManyRequests',
    ],
  },
  {
    method: 'POST',
    path: '/api/laundromats/{id}/corrections',
    summary:
      'Says that a fact of a published laundromat is wrong, with the right value if it is known. The same id sent again, or the same correction by the same sender, answers 200 and adds nothing.',
    roles: everybody,
    body: correctionForm,
    statuses: [201, 200],
    answer: correctionAnswer,
    refusals: ['laundromatNotFound', 'conflict', 'tooManyRequests'],
  },
  withdrawal('/api/laundromats/{id}/reviews', 'a review'),
  withdrawal('/api/laundromats/{id}/corrections', 'a correction that is still open'),
  {
    method: 'GET',
    path: '/api/services',
    summary: 'The services that a laundromat can offer, in the order of display.',
    roles: everybody,
    statuses: [200],
    answer: serviceList,
  },
];
