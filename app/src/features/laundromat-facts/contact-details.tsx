import { clsx } from 'clsx';
import { Clock, createLucideIcon, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { formatPhone, phoneHref } from '#app/lib/texts/phone.ts';
import { useMinute } from '#app/lib/time/use-minute.ts';
import { periodsText } from '#contract/laundromat/hours-sentence.ts';
import { openingState, weekdayOf } from '#contract/laundromat/opening-clock.ts';
import { type OpeningRow, openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { specialDaysAhead } from '#contract/laundromat/special-days.ts';
import { capitalized, periodsOn, weekDays, type WeeklyHours } from '#contract/laundromat/weekly-hours.ts';
import { webLink } from '#contract/validation/web-link.ts';

// Lucide has no icons of brands; these are drawn as plainly as its own.
const Facebook = createLucideIcon('facebook', [
  [
    'path',
    {
      key: 'letter',
      d: 'M14.5 21v-8h2.6l.5-3.2h-3.1V7.9c0-1 .4-1.7 1.8-1.7h1.5V3.3c-.4-.1-1.2-.2-2.1-.2-2.5 0-4 1.4-4 4.2v2.5H9V13h2.7v8',
    },
  ],
]);
const Instagram = createLucideIcon('instagram', [
  ['rect', { key: 'frame', x: 3, y: 3, width: 18, height: 18, rx: 5 }],
  ['circle', { key: 'lens', cx: 12, cy: 12, r: 4 }],
  ['path', { key: 'light', d: 'M17.2 6.8h.01' }],
]);

type ContactLaundromat = OpeningRow &
  Pick<Laundromat, 'address' | 'city'> &
  Partial<Pick<Laundromat, 'phone' | 'email' | 'website' | 'facebook' | 'instagram'>>;

export function ContactDetails({ laundromat }: { laundromat: ContactLaundromat }) {
  const { phone, email } = laundromat;
  const dialled = phone && phoneHref(phone);
  const webLinks = [
    { name: 'Site internet', address: laundromat.website, icon: Globe },
    { name: 'Facebook', address: laundromat.facebook, icon: Facebook },
    { name: 'Instagram', address: laundromat.instagram, icon: Instagram },
  ];
  return (
    <>
      <h2 className="sr-only">Informations pratiques</h2>
      <dl className="space-y-4">
        <Line name="Adresse" icon={MapPin}>
          <address className="not-italic">
            <span>{laundromat.address}</span>
            <br />
            <span>{`${laundromat.postalCode} ${laundromat.city}`}</span>
          </address>
        </Line>
        {hasHours(laundromat) && (
          <Line name="Horaires" icon={Clock}>
            <Hours laundromat={laundromat} />
          </Line>
        )}
        {phone && (
          <Line name="Téléphone" icon={Phone}>
            {dialled ? (
              <DetailLink href={dialled} data-count="called">
                {formatPhone(phone)}
              </DetailLink>
            ) : (
              phone
            )}
          </Line>
        )}
        {email && (
          <Line name="E-mail" icon={Mail}>
            <DetailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</DetailLink>
          </Line>
        )}
        {webLinks.map(({ name, address, icon }) => {
          const link = webLink(address);
          return (
            link && (
              <Line key={name} name={name} icon={icon}>
                <DetailLink href={link.href} external>
                  {link.host}
                </DetailLink>
              </Line>
            )
          );
        })}
      </dl>
    </>
  );
}

/** Returns false where the hours are unknown: the top of the page says so. */
function hasHours({ weeklyHours, hours, openingExceptions }: OpeningRow): boolean {
  return Boolean(weeklyHours ?? hours?.trim()) || (openingExceptions ?? []).length > 0;
}

function Line({ name, icon: Icon, children }: { name: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon aria-hidden className="mt-0.5 size-5 text-blue-600" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

interface DetailLinkProps extends ComponentProps<'a'> {
  external?: boolean;
}

function DetailLink({ external, children, ...rest }: DetailLinkProps) {
  return (
    <a
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}
      className="-my-2.5 inline-block py-2.5 font-medium text-blue-700 underline decoration-blue-200 underline-offset-4 hover:decoration-blue-600"
    >
      <span>{children}</span>
      {external && <span className="sr-only"> (nouvel onglet)</span>}
    </a>
  );
}

function Hours({ laundromat }: { laundromat: OpeningRow }) {
  const now = useMinute();
  const facts = openingFactsOf(laundromat);
  const today = openingState(facts, now).now.day;
  const specialDays = specialDaysAhead(facts, today);
  const text = laundromat.hours?.trim();
  return (
    <div className="space-y-3">
      {facts.weeklyHours && <Week weekly={facts.weeklyHours} today={weekdayOf(today)} />}
      {!facts.weeklyHours && text && <p className="whitespace-pre-line">{text}</p>}
      {specialDays.length > 0 && (
        <section aria-label="Jours particuliers" className="border-t border-line pt-3 text-sm">
          <h3 className="sr-only">Jours particuliers</h3>
          <ul className="space-y-1.5">
            {specialDays.map(({ firstDay, title, hours }) => (
              <li key={firstDay}>
                <span>{`${title}\u00a0: `}</span>
                <span className="font-semibold">{hours}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Week({ weekly, today }: { weekly: WeeklyHours; today: number }) {
  if (weekly === 'always') return <p className="text-sm">Tous les jours, jour et nuit</p>;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Horaires de la semaine</caption>
      <tbody>
        {weekDays.map((name, day) => {
          const periods = periodsOn(weekly, day);
          return (
            <tr
              key={name}
              aria-current={day === today ? 'date' : undefined}
              className={clsx('align-top', day === today ? 'font-bold' : 'text-slate')}
            >
              <th scope="row" className="w-28 py-0.5 pr-3 text-left [font-weight:inherit]">
                <span>{capitalized(name)}</span>
                {day === today && <span className="sr-only"> (aujourd'hui)</span>}
              </th>
              <td className="py-0.5 tabular-nums">{periods.length > 0 ? periodsText(periods) : 'Fermé'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
