import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import { inTown } from '#contract/laundromat/town.ts';
import { laundromatStructuredData } from './structured-data.ts';

/** Length to which search engines and social networks cut a description. */
const descriptionMax = 155;

export function LaundromatHead({ laundromat }: { laundromat: Laundromat }) {
  const path = paths.laundromat(laundromat.slug);
  return (
    <PageHead
      path={path}
      title={`${laundromat.name}, laverie ${inTown(laundromat.city)}`}
      description={summary(laundromat)}
      image={laundromat.photos[0] ?? null}
      data={(absolute) => laundromatStructuredData(laundromat, absolute, absolute(path))}
    />
  );
}

export function summary(laundromat: Laundromat): string {
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
