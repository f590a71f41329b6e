import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ClaimInvitation } from '#app/features/claims/claim-invitation.tsx';
import { CorrectionBlock, ReportedFacts } from '#app/features/corrections/correction-block.tsx';
import { FavoriteButton } from '#app/features/favorites/favorites-provider.tsx';
import { ContactDetails } from '#app/features/laundromat-facts/contact-details.tsx';
import { DirectionsButton } from '#app/features/laundromat-facts/directions-button.tsx';
import { KeyFacts } from '#app/features/laundromat-facts/key-facts.tsx';
import { Machines } from '#app/features/laundromat-facts/machines.tsx';
import { Services } from '#app/features/laundromat-facts/services.tsx';
import { FactsChecked, SourceLine } from '#app/features/laundromat-facts/source-line.tsx';
import { PhotoGrid } from '#app/features/laundromat-photos/photo-grid.tsx';
import { BackToList } from '#app/features/laundromat/back-to-list.tsx';
import {
  FormerLaundromat,
  LaundromatNotFound,
  UnreadLaundromat,
} from '#app/features/laundromat/former-laundromat.tsx';
import { LaundromatHead } from '#app/features/laundromat/laundromat-head.tsx';
import { LaundromatSkeleton } from '#app/features/laundromat/laundromat-skeleton.tsx';
import { NearbyLaundromats } from '#app/features/laundromat/nearby-laundromats.tsx';
import { laundromatCardQuery, PartialLaundromat } from '#app/features/laundromat/partial-laundromat.tsx';
import { PlaceMap } from '#app/features/laundromat/place-map.tsx';
import { ShareButton } from '#app/features/laundromat/share-button.tsx';
import { UnpublishedNotice } from '#app/features/laundromat/unpublished-notice.tsx';
import { AskOwner } from '#app/features/questions/ask-owner.tsx';
import { ReportButton } from '#app/features/reports/report-button.tsx';
import { LaundromatReviews, useOwnership } from '#app/features/reviews/laundromat-reviews.tsx';
import { machinesOf } from '#app/graphql/laundromats/laundromat-machines.ts';
import {
  type Laundromat,
  laundromatQuery,
  newestReviews,
} from '#app/graphql/laundromats/laundromat-query.ts';
import { washPriceOf } from '#app/graphql/laundromats/wash-prices.ts';
import { useMyWash } from '#app/lib/device/my-wash.ts';
import { isCompleteRow } from '#app/lib/laundromats/card-laundromat.ts';
import { paths } from '#app/paths.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { beside } from '#app/ui/focus/measured-height.ts';
import { afterStart } from '#app/ui/loaded-later.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { Part } from '#app/ui/states/error-boundary.tsx';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { inTown } from '#contract/laundromat/town.ts';

/** Time after which the page shows the data of a list while its own is still loading. */
const partialAfterMs = 5_000;

const LaundromatRecords = afterStart(
  async () => (await import('./laundromat-records.tsx')).LaundromatRecords,
);

export function LaundromatPage() {
  const { slug = '' } = useParams();
  // Postgres answers NUL with an error.
  if (/\p{Cc}/u.test(slug)) return <LaundromatNotFound />;
  return <FoundBySlug key={slug} slug={slug} />;
}

function FoundBySlug({ slug }: { slug: string }) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: laundromatQuery,
    variables: { slug, reviews: newestReviews },
  });
  const laundromat = data?.laundromats[0];
  const isSlow = useLasting(fetching, partialAfterMs);
  const isMissing = !laundromat && (isSlow || error?.networkError !== undefined);
  const [{ data: known }] = useQuery({
    query: laundromatCardQuery,
    variables: { slug },
    requestPolicy: 'cache-only',
    pause: !isMissing,
  });
  const card = isMissing && known?.laundromats[0];
  const readAnew = () => reload({ requestPolicy: 'network-only' });
  if (laundromat && !laundromat.closedAt)
    return <LaundromatView laundromat={laundromat} onReviewed={readAnew} />;
  if (card) return <PartialLaundromat laundromat={card} onRetry={readAnew} />;
  if (fetching) return <LaundromatSkeleton />;
  if (!error) return <FormerLaundromat slug={slug} />;
  return <UnreadLaundromat onRetry={readAnew} />;
}

function useLasting(state: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(setHasLasted, ms, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [state, ms]);
  return hasLasted;
}

interface LaundromatViewProps {
  laundromat: Laundromat;
  onReviewed: () => void;
}

function LaundromatView({ laundromat, onReviewed }: LaundromatViewProps) {
  const machines = machinesOf(laundromat);
  const wash = useMyWash();
  const description = laundromat.description?.trim();
  const point = exactPointOf(laundromat);
  const place = laundromat.place && isCompleteRow(laundromat.place) ? laundromat.place : null;
  return (
    <Container data-opened={laundromat.id} className="pt-3 pb-16 sm:pt-6">
      <LaundromatHead laundromat={laundromat} />
      <BackToList city={laundromat.city} place={place} />
      {!laundromat.isActive && <UnpublishedNotice />}
      <Part>
        <KeyFacts laundromat={laundromat} washPrice={wash && washPriceOf(machines, wash)} hasReviews>
          {laundromat.isActive && (
            <>
              <FavoriteButton laundromat={laundromat} />
              <ShareButton
                title={laundromat.name}
                text={`Laverie ${inTown(laundromat.city)}`}
                path={paths.laundromat(laundromat.slug)}
              />
            </>
          )}
        </KeyFacts>
      </Part>
      <Part>
        <ReportedFacts facts={laundromat.reportedFacts} />
      </Part>
      <div className="mt-5 print:hidden">
        <Part>
          <PhotoGrid photos={laundromat.photos} laundromatName={laundromat.name} />
        </Part>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-14 print:grid-cols-[minmax(0,1fr)_22rem]! print:gap-8!">
        <div ref={beside} className="beside h-fit lg:sticky lg:order-last print:order-last">
          <Card as="aside" aria-label="Informations pratiques" className="overflow-hidden shadow-card">
            <div className="noscript:hidden">
              <Part>
                <PlaceMap laundromat={laundromat} />
              </Part>
            </div>
            <div className="p-5">
              <Part>
                <ContactDetails laundromat={laundromat} />
              </Part>
              <div className="mt-5">
                <FactsChecked laundromat={laundromat} />
                <SourceLine laundromat={laundromat} />
              </div>
              <DirectionsButton laundromat={laundromat} className="mt-5 w-full max-lg:hidden" />
              {laundromat.isActive && (
                // Lazy and hidden on a screen, so browsers fetch it only to print.
                <img
                  loading="lazy"
                  src={`/api/laundromats/${laundromat.id}/qr`}
                  alt="QR code"
                  className="mt-5 hidden print:block"
                />
              )}
            </div>
          </Card>
        </div>
        <div className="min-w-0 space-y-10">
          {description && (
            <TitledSection titleId="description" title="À propos">
              <p className="mt-3 max-w-prose text-lg/[2rem] wrap-anywhere whitespace-pre-line">
                {description}
              </p>
            </TitledSection>
          )}
          {machines.length > 0 && (
            <Part>
              <Machines machines={machines} />
            </Part>
          )}
          <Part>
            <Services services={laundromat.laundromatServices.map(({ service }) => service)} />
          </Part>
          <div className="space-y-10 print:hidden">
            <Part>
              <FromVisitors laundromat={laundromat} onReviewed={onReviewed} />
            </Part>
          </div>
        </div>
      </div>
      {point && (
        <Part optional>
          <NearbyLaundromats id={laundromat.id} point={point} place={place} />
        </Part>
      )}
    </Container>
  );
}

function FromVisitors({ laundromat, onReviewed }: LaundromatViewProps) {
  const { id, isActive, hasOwner } = laundromat;
  return (
    <>
      <LaundromatRecords laundromat={laundromat} />
      <LaundromatReviews laundromat={laundromat} onPosted={onReviewed} />
      <ForOthers id={id}>{isActive && hasOwner && <AskOwner laundromat={laundromat} />}</ForOthers>
      {isActive && <CorrectionBlock laundromat={laundromat} />}
      <ForOthers id={id}>{isActive && <ClaimInvitation laundromat={laundromat} />}</ForOthers>
      <ReportButton target={{ laundromatId: id }} label="Signaler cette fiche" className="-ml-3" />
    </>
  );
}

function ForOthers({ id, children }: { id: string; children: ReactNode }) {
  return useOwnership(id) ? null : children;
}
