import { claimBadges } from '#app/features/claims/claim-queries.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { StillMap } from '#app/map/still-map.tsx';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { formatDay } from '#contract/local-clock.ts';
import { osmPageOf } from '#contract/open-data/open-data.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { type AdminClaim, adminClaimQuery } from './admin-claim-query.ts';
import { ClaimDecision } from './claim-decision.tsx';
import { ClaimEvidence } from './claim-evidence.tsx';
import { ClaimParties, LabelledValue, LabelledValues } from './claim-parties.tsx';

const streetZoom = 16;

export function ClaimSubject({ laundromat }: { laundromat: AdminClaim['laundromat'] }) {
  const { name, phone, siteEmail, website, isActive, factsCheckedAt, createdAt } = laundromat;
  const point = exactPointOf(laundromat);
  const source = laundromat.sourceObjects.find(({ goneAt }) => goneAt === null);
  const sourcePage = source && osmPageOf(source);
  return (
    <Card as="section" aria-labelledby="demande-laverie" className="overflow-hidden">
      {point && <StillMap centre={point} zoom={streetZoom} hasPin label={`Carte autour de ${name}`} />}
      <div className="p-5">
        <h3 id="demande-laverie" className="text-lg font-bold">
          La laverie
        </h3>
        <LabelledValues>
          <LabelledValue label="Adresse">{addressText(laundromat)}</LabelledValue>
          {phone && <LabelledValue label="Téléphone">{formatPhone(phone)}</LabelledValue>}
          {siteEmail && <LabelledValue label="Email">{siteEmail}</LabelledValue>}
          {website && <LabelledValue label="Site web">{website.replace(/^https?:\/\//, '')}</LabelledValue>}
          <LabelledValue label="Source">
            {sourcePage ? (
              <a href={sourcePage} className="text-blue-700 underline underline-offset-3 hover:text-blue-900">
                {`OpenStreetMap, relevé le ${formatDay(source.seenAt)}`}
              </a>
            ) : (
              `Saisie sur le site, le ${formatDay(createdAt)}`
            )}
          </LabelledValue>
          {isActive && factsCheckedAt && (
            <LabelledValue label="Vérifiée">{`le ${formatDay(factsCheckedAt)}`}</LabelledValue>
          )}
        </LabelledValues>
      </div>
    </Card>
  );
}

export function ClaimScreen({ id, onDecided }: { id: string; onDecided: () => void }) {
  const isId = rowId().safeParse(id).success;
  const { data, isLoading, isSettled, refresh } = useFreshQuery({
    query: adminClaimQuery,
    variables: { id },
    pause: !isId,
  });
  const claim = data?.laundromat_claims_by_pk;
  if (claim) {
    return (
      <Screen
        claim={claim}
        onDecided={() => {
          refresh();
          onDecided();
        }}
      />
    );
  }
  if (isId && isLoading) {
    return (
      <Loading label="Chargement de la demande…" className="grid gap-4 lg:grid-cols-2">
        <Skeleton count={2} className="h-72 w-full" />
      </Loading>
    );
  }
  if (isId && !isSettled) return <ErrorState title="La demande n'a pas pu être chargée" onRetry={refresh} />;
  return (
    <Card>
      <EmptyState title="Cette demande n'existe plus">
        Elle a pu être effacée avec le compte ou la laverie.
      </EmptyState>
    </Card>
  );
}

function Screen({ claim, onDecided }: { claim: AdminClaim; onDecided: () => void }) {
  const { laundromat, submittedAt, decidedAt, decider, closingReason } = claim;
  const { label, variant } = claimBadges[claim.status];
  return (
    <article aria-labelledby="demande">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="demande" className="text-2xl font-bold tracking-tight wrap-anywhere">
            {laundromat.name}
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-slate">
            <Badge variant={variant}>{label}</Badge>
            {claim.isDispute && <Badge variant="danger">Contestation</Badge>}
            <span>
              {[
                submittedAt && `Envoyée le ${formatDay(submittedAt)}`,
                decidedAt && `, traitée le ${formatDay(decidedAt)}`,
                decidedAt && decider && ` par ${decider.firstName} ${decider.lastName}`,
              ].join('')}
            </span>
          </p>
        </div>
        <LinkButton to={paths.laundromat(laundromat.slug)} variant="secondary" size="small">
          Voir la fiche
        </LinkButton>
      </div>
      {closingReason && (
        <p className="mb-5 rounded-control border-l-4 border-brick-700 bg-brick-100/50 px-4 py-3 wrap-anywhere whitespace-pre-line">
          <span className="font-semibold text-brick-700">Motif&nbsp;:</span> <span>{closingReason}</span>
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ClaimEvidence claim={claim} />
        <div className="grid gap-4">
          <ClaimParties claim={claim} />
          <ClaimSubject laundromat={laundromat} />
        </div>
      </div>
      <ClaimDecision claim={claim} onDecided={onDecided} />
    </article>
  );
}
