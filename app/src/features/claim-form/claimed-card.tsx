import { MapPin, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClaimedLaundromat } from '#app/features/claims/claimed-laundromat-query.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { LaundromatPhoto } from '#app/ui/cards/laundromat-photo.tsx';
import { beside } from '#app/ui/focus/measured-height.ts';

/** The laundromat that a claim is about: a narrow row on a phone, a card beside the steps on a desktop. */
export function ClaimedCard({ laundromat }: { laundromat: ClaimedLaundromat }) {
  const { slug, name, address, postalCode, city, phone, photos } = laundromat;
  return (
    <div ref={beside} className="beside h-fit lg:sticky lg:order-last">
      <Card
        as="aside"
        aria-label="La laverie concernée"
        className="grid grid-cols-[88px_minmax(0,1fr)] overflow-hidden shadow-card lg:grid-cols-1"
      >
        <LaundromatPhoto
          photo={photos[0]}
          sizes="(min-width: 1024px) 352px, 88px"
          eager
          className="h-full lg:aspect-2/1 lg:h-auto"
        />
        <div className="min-w-0 space-y-1.5 p-4 lg:p-5">
          <p className="font-display text-lg/[1.5rem] font-bold wrap-anywhere lg:text-xl">
            <Link to={paths.laundromat(slug)} className="inline-block underline-offset-4 hover:underline">
              {name}
            </Link>
          </p>
          <p className="flex gap-1.5 text-sm text-slate">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{`${address}, ${postalCode}\u00a0${city}`}</span>
          </p>
          {phone && (
            <p className="flex gap-1.5 text-sm text-slate max-lg:hidden">
              <Phone aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{formatPhone(phone)}</span>
            </p>
          )}
          <p className="pt-1 text-sm">
            <Link
              to={paths.directory}
              className="inline-flex min-h-11 items-center font-semibold text-blue-700 underline underline-offset-3 hover:text-blue-900 sm:min-h-6"
            >
              Ce n'est pas la bonne&nbsp;?
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
