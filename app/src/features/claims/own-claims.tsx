import type { OwnClaimsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { focusList } from '#app/ui/focus/focus-keeper.ts';
import { CardSection } from '#app/ui/pages/titled-section.tsx';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import { type ClaimState, openClaimStates } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';
import { claimPath } from '#contract/site/paths.ts';
import { claimContent, claimBadges } from './claim-queries.ts';
import { WithdrawClaim } from './withdraw-claim.tsx';

const ownClaimsQuery = graphql(
  `
    query OwnClaims {
      laundromat_claims(order_by: [{ createdAt: desc }, { id: asc }], limit: 20) {
        ...ClaimContent
        laundromat {
          id
          name
          slug
          address
          postalCode
          city
        }
      }
    }
  `,
  [claimContent],
);

type OwnClaim = OwnClaimsQuery['laundromat_claims'][number];

export function OwnClaims() {
  const { data, failed, refresh } = useFreshQuery({ query: ownClaimsQuery, variables: {} });
  if (failed) return <PartFailure text="Vos demandes n'ont pas pu être chargées." onRetry={refresh} />;
  const claims = (data?.laundromat_claims ?? []).filter(
    (claim, index, all) =>
      isLatest(claim, all.slice(0, index)) && !['accepted', 'withdrawn'].includes(claim.status),
  );
  if (claims.length === 0) return null;
  return (
    <CardSection titleId="titre-demandes" title="Mes demandes">
      <ul {...focusList('titre-demandes')} className="divide-y divide-line">
        {claims.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} onChanged={refresh} />
        ))}
      </ul>
    </CardSection>
  );
}

function ClaimItem({ claim, onChanged }: { claim: OwnClaim; onChanged: () => void }) {
  const { id, status, closingReason, createdAt, submittedAt, isDispute } = claim;
  const laundromat = claim.laundromat!;
  const { name, slug } = laundromat;
  const isOpen = (openClaimStates as readonly ClaimState[]).includes(status);
  const { label, variant } = claimBadges[status];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-lg/[1.5rem] font-bold wrap-anywhere">{name}</span>
          <Badge variant={variant}>{label}</Badge>
          {isDispute && isOpen && <Badge variant="danger">Contestée</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-slate">
          {`${addressText(laundromat)} · ${submittedAt ? `envoyée le ${formatDay(submittedAt)}` : `commencée le ${formatDay(createdAt)}`}`}
        </p>
        {closingReason && (
          <p className="mt-2 max-w-3xl wrap-anywhere whitespace-pre-line">
            <span className="font-semibold text-brick-700">Motif&nbsp;:</span> <span>{closingReason}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        <LinkButton
          to={claimPath(slug)}
          variant={status === 'draft' ? 'primary' : 'secondary'}
          size="small"
          className="max-sm:flex-1"
        >
          <span>{linkLabels[status]}</span>
          <span className="sr-only">{`, ${name}`}</span>
        </LinkButton>
        {isOpen && <WithdrawClaim claimId={id} laundromatName={name} size="small" onChanged={onChanged} />}
      </div>
    </li>
  );
}

const linkLabels: Record<ClaimState, string> = {
  draft: 'Continuer',
  submitted: 'Suivre',
  accepted: 'Voir',
  refused: 'Refaire une demande',
  withdrawn: 'Voir',
  reverted: 'Voir',
};

/** A second claim replaces the first one, which was refused. */
const isLatest = ({ laundromat }: OwnClaim, newer: readonly OwnClaim[]) =>
  laundromat !== null && !newer.some((other) => other.laundromat?.id === laundromat.id);
