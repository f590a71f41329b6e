import { Link } from 'react-router-dom';
import { formatDay } from '#app/lib/time/french-date.ts';
import { paths } from '#app/paths.ts';
import { Stars } from '#app/ui/stars.tsx';
import { ListPanel } from '../lists/list-panel.tsx';
import { PublishReview } from './publish-review.tsx';
import { RemoveReview } from './remove-review.tsx';
import { reviewFilters, reviewsQuery, reviewSearch } from './reviews-query.ts';
import type { AdminUrl } from '../lists/use-admin-url.ts';

/** Why a review waits. */
const heldReasons: Record<string, string> = {
  owner: 'son auteur est devenu propriétaire de cette laverie.',
  network: 'il vient de la connexion du propriétaire.',
  competitor: "il vient du propriétaire d'une laverie à moins de 500\u00a0m, ou de sa connexion.",
};

/** Lists all reviews, the newest first. */
export function ReviewsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  return (
    <ListPanel
      url={url}
      heading="titre-avis"
      title="Avis"
      searchLabel="Auteur, texte ou laverie"
      filters={reviewFilters}
      query={reviewsQuery}
      variables={(page) => ({ ...reviewSearch(url.q, url.filter), ...page })}
      rows={(data) => data.reviews}
      total={(data) => data.reviews_aggregate}
      empty={{ title: url.q || url.filter ? 'Aucun avis ne correspond' : 'Aucun avis' }}
      onChanged={onChanged}
      item={({ id, authorName, rating, comment, createdAt, user, heldReason, laundromat }, decided) => (
        <li key={id} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:gap-6 sm:p-5">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{authorName}</span>
              <Stars value={rating} />
              <span className="text-sm text-slate">{formatDay(createdAt)}</span>
            </p>
            <p className="text-sm">
              <Link to={paths.laundromat(laundromat.slug)} className="text-blue-700 hover:underline">
                {laundromat.name}
              </Link>
            </p>
            {heldReason && (
              <p className="mt-1 text-sm font-semibold text-sun-700">
                Pas encore publié&nbsp;: {heldReasons[heldReason]}
              </p>
            )}
            <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">{comment}</p>
          </div>
          {heldReason && <PublishReview reviewId={id} authorName={authorName} onPublished={decided} />}
          <RemoveReview reviewId={id} authorName={authorName} author={user} onRemoved={decided} />
        </li>
      )}
    />
  );
}
