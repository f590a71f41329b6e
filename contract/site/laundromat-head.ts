import { laundromatStructuredData, type HeadLaundromat } from '../laundromat/data.ts';
import type { PageHead } from './page-head.ts';
import { formatPrice } from '../laundromat/price.ts';
import { mainPhotoSizes, pagePhoto } from '../photos/shown-photo.ts';
import { laundromatPath } from './paths.ts';
import { inTown } from '../laundromat/town.ts';

/** Length to which search engines and social networks cut a description. */
const descriptionMax = 155;

/** Number of newest reviews that the page shows at first and its structured data contains. */
export const newestReviews = 10;

/** The head of `/laverie/:slug`. */
export function laundromatHead(laundromat: HeadLaundromat): PageHead {
  const path = laundromatPath(laundromat.slug);
  const [photo] = laundromat.photos;
  return {
    title: `${laundromat.name}, laverie ${inTown(laundromat.city)} · Lavoir`,
    description: summary(laundromat),
    path,
    photo: photo && pagePhoto(photo.url, mainPhotoSizes),
    image: photo && { url: photo.url, alt: photo.alt ?? undefined },
    data: (absolute) => laundromatStructuredData(laundromat, absolute, absolute(path)),
  };
}

/** The owner's description on one line, or what is known of the place when there is none. */
export function summary(laundromat: HeadLaundromat): string {
  const price = formatPrice(laundromat.priceFrom);
  const known = [
    `${laundromat.name}, laverie libre-service, ${laundromat.address}, ${laundromat.postalCode} ${laundromat.city}.`,
    laundromat.hours && `Horaires\u00a0: ${laundromat.hours}.`,
    price && `À partir de ${price}.`,
  ];
  const text = (laundromat.description?.trim() || known.filter(Boolean).join(' ')).replace(/\s+/g, ' ');
  if (text.length <= descriptionMax) return text;
  const cut = text.slice(0, descriptionMax);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), descriptionMax / 2)).replace(/[\s,;:.]{1,20}$/, '')}…`;
}
