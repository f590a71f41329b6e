import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import type { Laundromat } from '#app/graphql/laundromats/laundromat-query.ts';
import { isPlainClick } from '#app/lib/navigation/list-return.ts';
import { pageNumber } from '#app/lib/navigation/page-window.ts';
import { useCode, useNear } from '#app/lib/use-code.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { afterStart } from '#app/ui/loaded-later.tsx';
import { ScriptsNotice } from '#app/ui/notices/form-failure.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewFields } from './review-fields.tsx';
import type { ReviewFormProps } from './review-form.tsx';
import { LaundromatReview, ReviewPage, reviewPageId } from './review-list.tsx';
import { ownedLaundromatQuery, reviewsPerPage } from './review-query.ts';

const SentItems = afterStart(async () => (await import('#app/offline/sent-items.tsx')).SentItems);
const loadForm = async () => (await import('./review-form.tsx')).ReviewForm;

/** The fields are in the page; the code is loaded when the visitor scrolls near, because most only read. */
function ReviewPlace(props: ReviewFormProps) {
  const { laundromatId, onPosted } = props;
  const place = useRef<HTMLDivElement>(null);
  const { code: Form, hasFailed } = useCode(loadForm, useNear(place));

  return (
    <div ref={place} className="mt-8 rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 id="donner-un-avis" className="mb-5 text-xl font-bold tracking-tight">
        Donner votre avis
      </h3>
      <SentItems kind="review" place={laundromatId} onSent={onPosted} />
      {Form && <Form {...props} />}
      {!Form && !hasFailed && <ReviewFields />}
      {!Form && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <span>Le formulaire n'a pas pu être chargé.</span>
          <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
            Réessayer
          </Button>
        </div>
      )}
    </div>
  );
}

/** Maximum number of pages shown at once. Each page after the first is a separate query. */
const longestList = 50;

/** The number of pages is in the address, so that a reload, « back » and a shared link show the same. */
function useShownPages(reviewCount: number) {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pageCount = Math.min(Math.ceil(reviewCount / reviewsPerPage), longestList);
  const shownPages = Math.max(1, Math.min(pageNumber(params.get('avis')), pageCount));
  return {
    shownPages,
    hasMore: shownPages < pageCount,
    showPages: (pages: number) => void navigate({ search: searchOf(pages) }, { replace: true, state }),
  };
}

function searchOf(pages: number): string {
  return pages > 1 ? `?avis=${pages}` : '';
}

interface LaundromatReviewsProps {
  laundromat: Pick<Laundromat, 'id' | 'name' | 'averageRating' | 'reviewCount' | 'reviews'>;
  onPosted: () => void;
}

export function LaundromatReviews({ laundromat, onPosted }: LaundromatReviewsProps) {
  const { id, reviewCount, reviews } = laundromat;
  const canAnswer = useOwnership(id);
  const { shownPages, hasMore, showPages } = useShownPages(reviewCount);
  const [posted, setPosted] = useState(0);
  const nextPage = shownPages + 1;
  return (
    <TitledSection titleId="avis" title="Avis">
      {reviewCount === 0 ? (
        <p className="mt-3 text-slate">Cette laverie n'a pas encore reçu d'avis.</p>
      ) : (
        <>
          <div className="mt-4">
            <RatingSummary laundromat={laundromat} refresh={posted > 0} />
          </div>
          <p className="mt-5 rounded-control bg-mist px-4 py-3 text-sm text-slate">
            Les avis ne sont pas vérifiés&nbsp;: nous ne contrôlons pas que leurs auteurs se sont rendus dans
            la laverie. «&nbsp;Compte confirmé&nbsp;» veut dire que l'auteur a un compte dont l'adresse email
            est confirmée, rien de plus. Ils sont classés du plus récent au plus ancien.
          </p>
          <ul {...focusList('avis')} className="mt-2">
            {reviews.map((review) => (
              <LaundromatReview key={review.id} laundromatId={id} review={review} canAnswer={canAnswer} />
            ))}
            {Array.from({ length: shownPages - 1 }, (_, index) => (
              <ReviewPage
                key={index}
                laundromatId={id}
                page={index + 2}
                shown={reviews}
                refresh={posted > 0}
                canAnswer={canAnswer}
              />
            ))}
            {hasMore && (
              <li className="pt-2">
                <LinkButton
                  variant="secondary"
                  to={{ search: searchOf(nextPage), hash: reviewPageId(nextPage) }}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    // The reviews appear where the link was, and the page stays where it is.
                    event.preventDefault();
                    showPages(nextPage);
                  }}
                >
                  Voir plus d'avis
                </LinkButton>
              </li>
            )}
          </ul>
        </>
      )}
      <div className="noscript:hidden">
        <ReviewPlace
          laundromatId={id}
          laundromatName={laundromat.name}
          onPosted={() => {
            // A new review shifts the later pages: they are loaded again when requested.
            if (shownPages > 1) showPages(1);
            setPosted(posted + 1);
            onPosted();
          }}
        />
      </div>
      <ScriptsNotice className="mt-8">
        Pour donner votre avis ou signaler une erreur, activez JavaScript, puis rechargez la page.
      </ScriptsNotice>
    </TitledSection>
  );
}

export function useOwnership(laundromatId: string): boolean {
  const user = useUser();
  const owner = user?.role === 'owner' ? user : null;
  const [{ data }] = useQuery({
    query: ownedLaundromatQuery,
    variables: { laundromatId, userId: owner?.id ?? '' },
    pause: !owner,
  });
  return owner !== null && (data?.laundromats.length ?? 0) > 0;
}
