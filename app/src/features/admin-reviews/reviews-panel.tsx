import { Check } from 'lucide-react';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import type { AdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { useShownAction } from '#app/graphql/action.ts';
import type { AdminReviewsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { Button } from '#app/ui/button.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { RemoveReview, decideReviewMutation } from './remove-review.tsx';
import { RemoveSenderReviews } from './remove-sender-reviews.tsx';

const reviewFilters = [
  { value: '', label: 'Tous' },
  { value: 'a-relire', label: 'À relire' },
  { value: '1', label: '1 étoile' },
  { value: '2', label: '2 étoiles' },
  { value: '3', label: '3 étoiles' },
  { value: '4', label: '4 étoiles' },
  { value: '5', label: '5 étoiles' },
] as const;

const everyRating = [1, 2, 3, 4, 5];

function reviewSearch(search: string, filter: string) {
  if (filter === 'a-relire') return { search, ratings: everyRating, held: [true] };
  return { search, ratings: filter ? [Number(filter) || 0] : everyRating, held: [true, false] };
}

const reviewsQuery = graphql(`
  query AdminReviews($search: String!, $ratings: [Int!]!, $held: [Boolean!]!, $limit: Int!, $offset: Int!) {
    rows: search_reviews(
      args: { search: $search }
      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }
      order_by: [{ createdAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      authorName
      rating
      comment
      createdAt
      user {
        id
        email
        emailVerified
        isActive
      }
      heldReason
      laundromat {
        id
        name
        slug
      }
    }
    total: search_reviews_aggregate(
      args: { search: $search }
      where: { rating: { _in: $ratings }, isHeld: { _in: $held } }
    ) {
      aggregate {
        count
      }
    }
  }
`);

const heldReasons = {
  owner: 'son auteur est devenu propriétaire de cette laverie.',
  network: 'il vient de la connexion du propriétaire.',
  competitor: "il vient du propriétaire d'une laverie à moins de 500\u00a0m, ou de sa connexion.",
  repeated: 'un autre avis sur cette laverie est venu de la même connexion depuis moins de 90\u00a0jours.',
  burst: "c'est l'un de nombreux avis en une heure, sur cette laverie ou de la même connexion.",
};

export function ReviewsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      title="Avis"
      searchLabel="Auteur, texte ou laverie"
      filters={reviewFilters}
      query={reviewsQuery}
      variables={(page) => ({ ...reviewSearch(url.q, url.filter), ...page })}
      empty={{ title: url.q || url.filter ? 'Aucun avis ne correspond' : 'Aucun avis' }}
      onChanged={onChanged}
      item={(review, decided) => <ReviewRow key={review.id} review={review} onDecided={decided} />}
    />
  );
}

interface ReviewProps {
  review: AdminReviewsQuery['rows'][number];
  onDecided: () => void;
}

function ReviewRow({ review, onDecided }: ReviewProps) {
  const { authorName, rating, comment, createdAt, heldReason, laundromat } = review;
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-6 sm:p-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{authorName}</span>
          <Stars value={rating} />
          <span className="text-sm text-slate">{formatDay(createdAt)}</span>
        </p>
        <p className="text-sm">
          <LaundromatLink laundromat={laundromat} />
        </p>
        {heldReason && (
          <p className="mt-1 text-sm font-semibold text-sun-700">
            {`Pas encore publié\u00a0: ${heldReasons[heldReason]}`}
          </p>
        )}
        <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">{comment}</p>
      </div>
      <div className="flex flex-wrap gap-2 sm:max-w-80 sm:shrink-0 sm:flex-col">
        {heldReason && <PublishReview review={review} onDecided={onDecided} />}
        <RemoveReview review={review} onDecided={onDecided} />
        <RemoveSenderReviews review={review} onDecided={onDecided} />
      </div>
    </li>
  );
}

function PublishReview({ review: { id, authorName }, onDecided }: ReviewProps) {
  const { run, pending } = useShownAction(decideReviewMutation, onDecided);
  const publish = async () => {
    const done = { title: 'Avis publié', description: `Avis de ${authorName}` };
    await run({ id, decision: 'published' }, done, "L'avis n'a pas été publié");
  };
  return (
    <Button size="small" pending={pending} onClick={() => void publish()}>
      <Check aria-hidden className="size-4" />
      Publier l&apos;avis<span className="sr-only">{` de ${authorName}`}</span>
    </Button>
  );
}
