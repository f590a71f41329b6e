import { Eye, MessageSquareText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Visit } from '#app/features/account/visits.ts';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { OwnPhotos, type OwnReview } from './own-photos.tsx';

const shown = 30;

type Event = { at: string } & ({ review: OwnReview } | { visit: Visit });

interface ActivityProps {
  reviews: readonly OwnReview[];
  visits: readonly Visit[];
  onChanged: () => void;
}

export function Activity({ reviews, visits, onChanged }: ActivityProps) {
  const events: Event[] = [
    ...reviews.map((review) => ({ at: new Date(review.createdAt).toISOString(), review })),
    ...visits.map((visit) => ({ at: visit.at, visit })),
  ];
  const latest = events.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, shown);
  if (latest.length === 0) {
    return (
      <EmptyState
        title="Aucune activité récente."
        actions={<LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>}
      >
        Vos avis et les laveries que vous consultez apparaîtront ici.
      </EmptyState>
    );
  }
  return (
    <Card className="max-w-3xl px-4 sm:px-6">
      <ul className="divide-y divide-line">
        {latest.map((event) =>
          'review' in event ? (
            <ReviewGiven key={event.review.id} review={event.review} onChanged={onChanged} />
          ) : (
            <PageOpened key={event.visit.id} visit={event.visit} />
          ),
        )}
      </ul>
    </Card>
  );
}

const nameClass = 'font-semibold wrap-anywhere underline-offset-4 hover:text-blue-700 hover:underline';
const iconClass = 'mt-0.5 size-5 shrink-0 text-blue-600';

function ReviewGiven({ review, onChanged }: { review: OwnReview; onChanged: () => void }) {
  const { rating, comment, createdAt, laundromat } = review;
  return (
    <li className="flex gap-3.5 py-4">
      <MessageSquareText aria-hidden className={iconClass} />
      <div className="min-w-0">
        <p>
          Avis sur{' '}
          <Link to={`${paths.laundromat(laundromat.slug)}#avis`} className={nameClass}>
            {laundromat.name}
          </Link>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-slate">
          <Stars value={rating} />
          <span>{formatDay(createdAt)}</span>
        </p>
        <p className="mt-1.5 line-clamp-3 wrap-anywhere">{comment}</p>
        <OwnPhotos review={review} onDeleted={onChanged} />
      </div>
    </li>
  );
}

function PageOpened({ visit: { slug, name, at } }: { visit: Visit }) {
  return (
    <li className="flex gap-3.5 py-4">
      <Eye aria-hidden className={iconClass} />
      <div className="min-w-0">
        <p>
          Consultation de{' '}
          <Link to={paths.laundromat(slug)} className={nameClass}>
            {name}
          </Link>
        </p>
        <p className="mt-1 text-sm text-slate">{`${formatDay(at)}, sur cet appareil`}</p>
      </div>
    </li>
  );
}
