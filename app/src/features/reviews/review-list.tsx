import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { useAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { reviewFragment } from '#app/graphql/laundromats/laundromat-query.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/notices/toast.ts';
import { OwnerAnswer } from '#app/ui/owner-answer.tsx';
import { PhotoThumbnail } from '#app/ui/photos/photo-frame.tsx';
import { Stars } from '#app/ui/stars.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { spaced } from '#contract/site/french-spacing.ts';
import { type Review, reviewPageQuery, reviewsPerPage } from './review-query.ts';

const answerReviewMutation = graphql(
  `
    mutation AnswerReview($id: uuid!, $answer: String!) {
      answerReview(id: $id, answer: $answer) {
        id
        review {
          ...Review
        }
      }
    }
  `,
  [reviewFragment],
);

const texts = {
  hint: spaced('Une seule réponse par avis : elle est publique et ne pourra plus être modifiée.'),
  send: 'Publier ma réponse',
  sending: 'Publication...',
  failed: "La réponse n'a pas pu être publiée",
};

function ReviewAnswer({ review, canAnswer }: { review: Review; canAnswer: boolean }) {
  const [posted, setPosted] = useState<Review | null>();
  const answerReview = useAction(answerReviewMutation);
  const { answer, answeredAt } = posted ?? review;
  return (
    <OwnerAnswer
      id={review.id}
      answer={answer}
      answeredAt={answeredAt}
      title="Réponse du propriétaire"
      canAnswer={canAnswer}
      hiddenLabel={`à l'avis de ${review.authorName} du ${formatDay(review.createdAt)}`}
      texts={texts}
      onSend={async (sent) => {
        const answered = await answerReview({ id: review.id, answer: sent });
        toast({ title: 'Réponse publiée' });
        setPosted(answered.answerReview.review);
      }}
    />
  );
}

interface ReviewItemProps {
  id?: string;
  review: Review;
  canAnswer: boolean;
  action: ReactNode;
}

export function ReviewItem({ id, review, canAnswer, action }: ReviewItemProps) {
  return (
    <li id={id} className="border-t border-line py-5 first:border-t-0">
      <article>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{review.authorName}</h3>
          <Stars value={review.rating} />
          {action}
        </div>
        <p className="text-sm text-slate">
          <span>{'publié le '}</span>
          <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
          {review.visitedOn && (
            <>
              <span>{', visite du '}</span>
              <time dateTime={review.visitedOn}>{formatDay(review.visitedOn)}</time>
            </>
          )}
          <span>{review.verification === 'account' ? ' · Compte confirmé' : ' · Avis non vérifié'}</span>
        </p>
        {review.comment && (
          <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{review.comment}</p>
        )}
        {review.photos.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {review.photos.map(({ id: photo, url }, index) => (
              <li key={photo}>
                <PhotoThumbnail url={url} alt={`Photo de ${review.authorName}, ${index + 1}`} />
              </li>
            ))}
          </ul>
        )}
        <ReviewAnswer review={review} canAnswer={canAnswer} />
      </article>
    </li>
  );
}

interface LaundromatReviewProps {
  id?: string;
  laundromatId: string;
  review: Review;
  canAnswer: boolean;
}

export function LaundromatReview({ laundromatId, ...props }: LaundromatReviewProps) {
  const { review } = props;
  return (
    <ReviewItem
      {...props}
      action={
        <ReportButton
          target={{ laundromatId, reviewId: review.id }}
          label="Signaler"
          hiddenLabel={`l'avis de ${review.authorName} du ${formatDay(review.createdAt)}`}
          className="-my-2 -mr-3 ml-auto"
        />
      }
    />
  );
}

interface ReviewPageProps {
  laundromatId: string;
  canAnswer: boolean;
  page: number;
  /** Reviews on earlier pages: a new review can shift one of them onto this page. */
  shown: readonly Review[];
  refresh: boolean;
}

export const reviewPageId = (page: number) => `avis-${page}`;

export function ReviewPage({ laundromatId, page, shown, refresh, canAnswer }: ReviewPageProps) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: reviewPageQuery,
    variables: { laundromatId, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage },
    requestPolicy: refresh ? 'cache-and-network' : undefined,
  });
  if (data) {
    const known = new Set(shown.map((review) => review.id));
    return data.reviews
      .filter((review) => !known.has(review.id))
      .map((review, index) => (
        <LaundromatReview
          key={review.id}
          id={index === 0 ? reviewPageId(page) : undefined}
          laundromatId={laundromatId}
          review={review}
          canAnswer={canAnswer}
        />
      ));
  }
  if (fetching || !error) {
    return (
      <li className="border-t border-line py-5">
        <Loading label="Chargement des avis…" className="space-y-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full max-w-prose" />
          <Skeleton className="h-4 w-3/4 max-w-prose" />
        </Loading>
      </li>
    );
  }
  return (
    <li role="alert" className="flex flex-wrap items-center gap-4 border-t border-line py-5">
      <span>Ces avis n'ont pas pu être chargés.</span>
      <Button variant="secondary" size="small" onClick={() => reload({ requestPolicy: 'network-only' })}>
        Réessayer
      </Button>
    </li>
  );
}
