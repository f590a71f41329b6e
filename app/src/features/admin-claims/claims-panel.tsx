import { ChevronRight, CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListPanel } from '#app/features/admin-lists/list-panel.tsx';
import { type AdminUrl, withParams } from '#app/features/admin-lists/use-admin-url.ts';
import type { AdminClaimsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { Badge } from '#app/ui/badge.tsx';
import { lazyPart } from '#app/ui/loaded-later.tsx';
import { BackLink } from '#app/ui/pages/breadcrumbs.tsx';
import { proofLevels, provingLevels, reachedLevels } from '#contract/claims/proof-levels.ts';
import { formatDay } from '#contract/local-clock.ts';

type ClaimSummary = AdminClaimsQuery['rows'][number];

const claimFilters = [
  { value: '', label: 'À traiter' },
  { value: 'accepted', label: 'Acceptées' },
  { value: 'refused', label: 'Refusées' },
  { value: 'closed', label: 'Retirées ou annulées' },
] as const;

const claimStatesOf = (filter: string): string[] =>
  filter === 'closed' ? ['withdrawn', 'reverted'] : [filter || 'submitted'];

const claimsQuery = graphql(`
  query AdminClaims($states: [String!]!, $limit: Int!, $offset: Int!) {
    rows: laundromat_claims(
      where: { status: { _in: $states }, submittedAt: { _is_null: false } }
      order_by: [{ submittedAt: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      status
      hasProof
      letterConfirmedAt
      companyState
      emailConfirmedAt
      emailSource
      emailSince
      isCompanyNear
      photoAddedAt
      isDispute
      disputes {
        id
        answeredAt
      }
      submittedAt
      laundromat {
        id
        name
        city
        postalCode
      }
      user {
        id
        firstName
        lastName
        email
      }
    }
    total: laundromat_claims_aggregate(
      where: { status: { _in: $states }, submittedAt: { _is_null: false } }
    ) {
      aggregate {
        count
      }
    }
  }
`);

const ClaimScreen = lazyPart(async () => (await import('./claim-screen.tsx')).ClaimScreen);

export function ClaimsPanel({ url, onChanged }: { url: AdminUrl; onChanged: () => void }) {
  const [search] = useSearchParams();
  const chosen = search.get('demande');
  if (!chosen) return <ClaimList url={url} />;
  return (
    <>
      <div className="mb-3">
        <BackLink to={`?${withParams(search, { demande: '' })}`}>Toutes les demandes</BackLink>
      </div>
      <Suspense>
        <ClaimScreen key={chosen} id={chosen} onDecided={onChanged} />
      </Suspense>
    </>
  );
}

function ClaimList({ url }: { url: AdminUrl }) {
  const [search] = useSearchParams();
  return (
    <ListPanel
      url={url}
      title="Demandes de propriétaires"
      filters={claimFilters}
      query={claimsQuery}
      variables={(page) => ({ states: claimStatesOf(url.filter), ...page })}
      empty={{
        title: url.filter ? 'Aucune demande ici' : 'Aucune demande à traiter',
        text: "Les propriétaires peuvent reprendre une fiche de l'annuaire.",
      }}
      item={(claim) => (
        <ClaimRow key={claim.id} claim={claim} href={`?${withParams(search, { demande: claim.id })}`} />
      )}
    />
  );
}

function ClaimRow({ claim, href }: { claim: ClaimSummary; href: string }) {
  const { laundromat, user, submittedAt, isDispute, disputes } = claim;
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-mist/60 sm:p-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={href} className="font-semibold wrap-anywhere after:absolute after:inset-0">
            {laundromat.name}
          </Link>
          <span className="text-sm text-slate">{`${laundromat.postalCode}\u00a0${laundromat.city}`}</span>
          {isDispute && <Badge variant="danger">Contestation</Badge>}
          {disputes.some(({ answeredAt }) => answeredAt) && <Badge>Réponse du propriétaire</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-slate">
          {`${user.firstName} ${user.lastName}, ${user.email}${submittedAt ? ` · ${formatDay(submittedAt)}` : ''}`}
        </p>
        <ul aria-label="Preuves et indices" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {reachedLevels(claim).map((level) => (
            <li key={level} className="flex items-center gap-1.5">
              {provingLevels.includes(level) && <CircleCheck aria-hidden className="size-4 text-leaf-700" />}
              <span>{proofLevels[level]}</span>
            </li>
          ))}
        </ul>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-slate" />
    </li>
  );
}
