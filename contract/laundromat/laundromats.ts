import { z } from 'zod';
import { heldFields } from '../moderation/moderated-fields.ts';
import { photo } from '../photos/photos.ts';
import { review } from '../reviews/reviews.ts';
import { rowId } from '../validation/row-id.ts';
import { decimalString, timestamp } from '../validation/text.ts';
import { assumableFacts } from './assumed-facts.ts';
import { shapeOf } from './field-definition.ts';
import { textFields } from './fields.ts';
import { hoursFields } from './hours-fields.ts';
import { locationSources } from './location.ts';
import { machine } from './machines.ts';

/** Header of `GET /api/laundromats` that carries the number of matches, counted up to `countedMatches`. */
export const totalCountHeader = 'X-Total-Count';

export const service = z.object({ id: rowId(), name: z.string(), icon: z.string() });
export const serviceList = z.array(service);

const laundromatFields = z.object({
  id: rowId(),
  slug: z.string(),
  ...shapeOf(textFields, 'answer'),
  ...shapeOf(hoursFields, 'answer'),
  openNow: z.boolean().nullable(),
  latitude: decimalString.nullable(),
  longitude: decimalString.nullable(),
  locationSource: z.enum(locationSources),
  /** Fields whose value is a default of the specification, because a creation left them out. They are unknown. */
  assumedFacts: z.array(z.enum(assumableFacts)),
  isActive: z.boolean(),
  isPremium: z.boolean(),
  isFeatured: z.boolean(),
  featuredUntil: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  averageRating: z.number(),
  reviewCount: z.int(),
});

/** `distanceKm` is present when the search has a point to measure from and the point of the laundromat is known. */
export const laundromatSummary = laundromatFields.extend({
  machines: z.array(machine),
  services: z.array(service),
  photos: z.array(photo),
  distanceKm: z.number().optional(),
});
export type LaundromatSummary = z.infer<typeof laundromatSummary>;
export const laundromatList = z.array(laundromatSummary);

/** Texts that an administrator has not approved yet, by field. Visitors still see the fields above. */
export const heldContent = z.partialRecord(z.enum(heldFields), z.string().nullable());

export const ownLaundromat = laundromatSummary
  .omit({ distanceKm: true })
  .extend({ userId: rowId(), heldContent });
export type OwnLaundromat = z.infer<typeof ownLaundromat>;
export const ownLaundromatList = z.array(ownLaundromat);

export const laundromatDetail = laundromatSummary.omit({ distanceKm: true }).extend({
  reviews: z.array(review),
});
export type LaundromatDetail = z.infer<typeof laundromatDetail>;
