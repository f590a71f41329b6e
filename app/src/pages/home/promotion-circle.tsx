import { clsx } from 'clsx';
import {
  Globe,
  Headset,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Navigation,
  Search,
  Share2,
  TrendingUp,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';

const rings = [
  { radius: 86, holes: 36, size: 1.5 },
  { radius: 77, holes: 32, size: 1.3 },
];

function Drum({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 200" fill="none" aria-hidden className={clsx('size-auto', className)}>
      <circle cx="100" cy="100" r="99" className="fill-card stroke-line" strokeWidth="1" />
      <circle cx="100" cy="100" r="93" className="fill-deep-900" />
      <g className="drum">
        {rings.flatMap(({ radius, holes, size }) =>
          Array.from({ length: holes }, (_, index) => {
            const angle = (index / holes) * 2 * Math.PI;
            return (
              <circle
                key={`${radius}-${index}`}
                cx={round(100 + radius * Math.cos(angle))}
                cy={round(100 + radius * Math.sin(angle))}
                r={size}
                className="fill-deep-500"
              />
            );
          }),
        )}
      </g>
      <circle cx="100" cy="100" r="70" className="fill-deep-600" />
      <path
        d="M34 118c12-9 21-9 33 0s21 9 33 0 21-9 33 0 21 9 33 0l-2 8a70 70 0 0 1-128 0Z"
        className="fill-deep-500/40"
      />
      <path
        d="M34.500 124c11-7 19-7 30 0s19 7 30 0 19-7 30 0 19 7 30 0 8-5 11-5.500A70 70 0 0 1 34.500 124Z"
        className="fill-deep-700"
      />
      <path
        d="M45 76a60 60 0 0 1 26-28"
        className="stroke-foam-200/60"
        strokeWidth="3.500"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Rounds to two decimals, so that server and browser write the same drawing. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const items: readonly { title: string; icon: LucideIcon; to?: string }[] = [
  { title: 'Site web', icon: Globe, to: paths.services.brief.website },
  { title: 'Google', icon: Search, to: paths.services.brief.googleAds },
  { title: 'Facebook/Instagram', icon: Share2, to: paths.services.brief.socialNetworks },
  { title: 'Hotline', icon: Headset, to: paths.services.hotline },
  { title: 'SMS', icon: MessageSquareText, to: paths.services.brief.smsCampaigns },
  { title: 'Itinéraire', icon: Navigation },
  { title: 'Publicités locales', icon: Megaphone, to: paths.services.brief.localSeo },
  { title: 'SEO local', icon: TrendingUp, to: paths.services.brief.localSeo },
];

const itemClass = 'flex items-center gap-3 @circle:flex-col @circle:gap-1.5';

/** The promotional block of the home page: services to owners around a turning drum, or in a list where it does not fit. */
export function PromotionCircle() {
  return (
    <section aria-labelledby="promotion" className="promotion relative size-full">
      <div
        aria-hidden
        className="absolute inset-[9%] hidden rounded-full border-2 border-dashed border-blue-200 @circle:block"
      />
      <Drum className="absolute inset-[24%] hidden sm:inset-[21.5%] @circle:block" />
      <h2
        id="promotion"
        className="inset-[31%] flex items-center justify-center text-[clamp(1rem,5.1cqw,2.25rem)]/[1.15] font-extrabold @circle:absolute @circle:text-center @circle:text-white"
      >
        On fait tourner les clients... vers vous.
      </h2>
      <ul className="mt-4 grid gap-3 @circle:block">
        {items.map(({ title, icon: Icon, to }, index) => (
          <li
            key={title}
            className="promotion-item @circle:w-20 @circle:text-center sm:@circle:w-36"
            style={{ '--angle': `${index * 45 - 90}deg` } as CSSProperties}
          >
            {to ? (
              <Link to={to} className={clsx('group rounded-control', itemClass)}>
                <Disc icon={Icon} linked />
                <Title>{title}</Title>
              </Link>
            ) : (
              <span className={itemClass}>
                <Disc icon={Icon} />
                <Title>{title}</Title>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Disc({ icon: Icon, linked }: { icon: LucideIcon; linked?: boolean }) {
  return (
    <span
      className={clsx(
        'promotion-disc flex items-center justify-center rounded-full border-2 bg-card text-blue-700',
        linked
          ? 'border-blue-600 transition-colors group-hover:bg-deep-600 group-hover:text-white'
          : 'border-blue-200',
      )}
    >
      <Icon aria-hidden className="size-5.5 sm:size-8" strokeWidth={1.75} />
    </span>
  );
}

function Title({ children }: { children: string }) {
  const [first, second] = children.split('/');
  return (
    <span className="rounded-md bg-linen px-1 text-sm/[1rem] font-semibold sm:text-base/[1.25rem]">
      <span>{first}</span>
      {second && (
        <>
          <span>/</span>
          <wbr />
          <span>{second}</span>
        </>
      )}
    </span>
  );
}
