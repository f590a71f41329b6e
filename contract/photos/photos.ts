import { z } from 'zod';
import { photoCaps, photoMaxBytes, reviewPhotoCap, type LaundromatTier } from '../laundromat/laundromat.ts';
import { rowId } from '../validation/row-id.ts';
import { cleanLine } from '../validation/text.ts';

/**
 * Fields of the multipart body of `POST /api/laundromats/{id}/photos`: files, and optionally one text and one id per
 * file in the same order. A photo with a stored id is not stored again.
 */
export const photosField = 'photos';
export const altField = 'alt';
export const photoIdField = 'id';
/** Key of the id of a review that was written without an account. */
export const editKeyField = 'editKey';

export const reviewPhotoLimitMessage = `Un avis ne peut pas avoir plus de ${reviewPhotoCap} photos.`;
export const reviewPhotoLateMessage =
  'Cet avis a plus d’un jour\u00a0: vous ne pouvez plus y ajouter de photo.';

export const photoMaxPixels = 40_000_000;
export const photoMaxSide = 12_000;
/** Maximum ratio of a photo's long side to its short one. Panoramas of telephones stay below 8. */
export const photoMaxRatio = 10;
export const shrunkPhotoSide = 2560;
export const shrinkablePixels = 64_000_000;
const altLength = 200;

/** For at least this time an owner can restore a deleted photo. */
export const photoUndoHours = 24;

export const photoLimitTitle = 'Limite de photos atteinte';
export const photoLimitMessage = (cap: number) =>
  `Vous pouvez ajouter maximum ${cap} photos avec cette formule.`;

export const photoTypeMessage = 'Seules les photos JPEG, PNG et WebP sont acceptées.';
export const photoSizeMessage = `Une photo ne peut pas dépasser ${photoMaxBytes / 1024 / 1024} Mo.`;
export const photoPixelsMessage = `Une photo ne peut pas dépasser ${photoMaxPixels / 1_000_000} millions de pixels.`;
export const photoHugeMessage = `Cette photo a plus de ${shrinkablePixels / 1_000_000} millions de pixels. Reprenez-la dans une définition plus petite, ou réduisez-la avant de l'ajouter.`;
export const photoSideMessage = `Une photo ne peut pas dépasser ${photoMaxSide.toLocaleString('fr-FR')} pixels de côté.`;
export const photoRatioMessage = `Une photo ne peut pas être plus de ${photoMaxRatio} fois plus longue que large.`;
export const photoSlowMessage =
  'Cette photo est trop lourde à traiter. Enregistrez-la en plus petit, par exemple en JPEG.';
export const photosInWorkMessage =
  'Vos photos précédentes sont encore en cours de traitement. Réessayez dans quelques instants.';
export const photoBrokenMessage = 'Cette photo est endommagée ou incomplète.';
export const photoMissingMessage = 'Veuillez choisir au moins une photo.';

/** The tier whose photo cap a laundromat has. The flags are set by the plan, never by the owner. */
export function tierOf(flags: { isPremium: boolean; isFeatured: boolean }): LaundromatTier {
  if (flags.isFeatured) return 'featured';
  return flags.isPremium ? 'premium' : 'free';
}

export const photoAlt = z
  .string()
  .nullish()
  .transform((text) => (typeof text === 'string' ? cleanLine(text) || null : text))
  .pipe(z.string().max(altLength, `Ce texte est trop long (${altLength} caractères au plus).`).nullish());

export const photo = z.object({
  id: rowId(),
  url: z.string(),
  alt: z.string().nullable(),
  isPrimary: z.boolean(),
  order: z.int(),
});
export type Photo = z.infer<typeof photo>;

/** Response of every photo endpoint: all photos of the laundromat in order, exactly one of them primary. */
export const photoList = z.array(photo);

export const reviewPhoto = z.object({ id: rowId(), url: z.string(), isApproved: z.boolean() });
export type ReviewPhoto = z.infer<typeof reviewPhoto>;

/**
 * `PATCH /api/laundromats/{id}/photos`: every photo, in the requested order. A missing text, or a missing primary
 * photo, stays as it is.
 */
export const photosChange = z.object({
  photos: z
    .array(z.object({ id: rowId(), alt: photoAlt, isPrimary: z.boolean().optional() }))
    .max(photoCaps.featured * 10)
    .refine((photos) => new Set(photos.map(({ id }) => id)).size === photos.length, {
      error: 'Une photo est nommée deux fois.',
    })
    .refine((photos) => photos.filter(({ isPrimary }) => isPrimary).length <= 1, {
      error: 'Une seule photo peut être la photo principale.',
    }),
});
