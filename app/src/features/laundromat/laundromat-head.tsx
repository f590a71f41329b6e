import { formatPrice } from '#app/lib/price.ts';
import { paths } from '#app/paths.ts';
import type { Laundromat } from './laundromat-query.ts';
import { useOrigin } from './origin.ts';
import { laundromatStructuredData, scriptJson } from './structured-data.ts';

/** What search engines and social networks cut a description to. */
const descriptionMax = 155;

/** Title, social tags and structured data of the page; React moves the first two into the document's head. */
export function LaundromatHead({ laundromat }: { laundromat: Laundromat }) {
  const origin = useOrigin();
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path);
  const url = absolute(paths.laundromat(laundromat.slug));
  const title = `${laundromat.name}, laverie à ${laundromat.city} · Lavoir`;
  const description = summary(laundromat);
  const photo = laundromat.photos[0];
  const structuredData = laundromatStructuredData(laundromat, absolute, url);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Lavoir" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {photo && <meta property="og:image" content={absolute(photo.url)} />}
      {photo?.alt && <meta property="og:image:alt" content={photo.alt} />}
      <meta name="twitter:card" content={photo ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {photo && <meta name="twitter:image" content={absolute(photo.url)} />}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(structuredData) }} />
    </>
  );
}

/** The owner's description on one line, or what is known of the place when there is none. */
export function summary(laundromat: Laundromat): string {
  const price = formatPrice(laundromat.priceFrom);
  const known = [
    `${laundromat.name}, laverie libre-service, ${laundromat.address}, ${laundromat.postalCode} ${laundromat.city}.`,
    laundromat.hours && `Horaires : ${laundromat.hours}.`,
    price && `À partir de ${price}.`,
  ];
  const text = (laundromat.description?.trim() || known.filter(Boolean).join(' ')).replace(/\s+/g, ' ');
  if (text.length <= descriptionMax) return text;
  const cut = text.slice(0, descriptionMax);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), descriptionMax / 2)).replace(/[\s,;:.]+$/, '')}…`;
}
