import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ProofLevel, proofLevels, reachedLevels } from '#contract/claims/proof-levels.ts';
import { formatDay } from '#app/lib/french-date.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { claimFilters, claimsQuery, claimStatesOf, type ClaimSummary } from './claims-query.ts';
import { ListControls } from './list-controls.tsx';
import { ListFoot, pageVariables } from './list-foot.tsx';
import { Panel } from './panel.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import type { AdminUrl } from './use-admin-url.ts';

/** The screen of one claim, part of another feature. */
export type ClaimScreenSlot = (id: string, onDecided: () => void) => ReactNode;

const parameter = 'demande';

interface ClaimsPanelProps {
  url: AdminUrl;
  screen: ClaimScreenSlot;
  onChanged: () => void;
}

/** Lists the claims of laundromats; one of them opens in its place. */
export function ClaimsPanel({ url, screen, onChanged }: ClaimsPanelProps) {
  const [search] = useSearchParams();
  const chosen = search.get(parameter);
  if (!chosen) return <ClaimList url={url} />;
  return (
    <>
      <Link
        to={hrefWith(search, null)}
        className="mb-3 inline-flex min-h-11 items-center gap-1 font-medium text-blue-700 underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden className="-ml-1 size-5" />
        Toutes les demandes
      </Link>
      {screen(chosen, onChanged)}
    </>
  );
}

function ClaimList({ url }: { url: AdminUrl }) {
  const [search] = useSearchParams();
  const query = useAdminQuery({
    query: claimsQuery,
    variables: { states: claimStatesOf(url.filter), ...pageVariables(url) },
  });
  return (
    <>
      <h2 className="mb-4 text-2xl font-bold tracking-tight">Demandes de propriétaires</h2>
      <ListControls url={url} filters={claimFilters} />
      <Panel
        query={query}
        search={{ url, total: (data) => data.laundromat_claims_aggregate.aggregate?.count ?? 0 }}
        isEmpty={({ laundromat_claims }) => laundromat_claims.length === 0}
        empty={
          <EmptyState title={url.filter ? 'Aucune demande ici' : 'Aucune demande à traiter'}>
            Les propriétaires peuvent reprendre une fiche de l'annuaire, avec une preuve.
          </EmptyState>
        }
      >
        {({ laundromat_claims, laundromat_claims_aggregate }) => (
          <>
            <ul className="divide-y divide-line">
              {laundromat_claims.map((claim) => (
                <ClaimRow key={claim.id} claim={claim} href={hrefWith(search, claim.id)} />
              ))}
            </ul>
            <ListFoot url={url} total={laundromat_claims_aggregate.aggregate?.count ?? 0} />
          </>
        )}
      </Panel>
    </>
  );
}

function ClaimRow({ claim, href }: { claim: ClaimSummary; href: string }) {
  const { laundromat, user, submittedAt, isDispute } = claim;
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-mist/60 sm:p-5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link to={href} className="font-semibold wrap-anywhere after:absolute after:inset-0">
            {laundromat.name}
          </Link>
          <span className="text-sm text-slate">
            {laundromat.postalCode}&nbsp;{laundromat.city}
          </span>
          {isDispute && <Badge variant="danger">Contestation</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-slate">
          {user.firstName} {user.lastName}, {user.email}
          {submittedAt && ` · ${formatDay(submittedAt)}`}
        </p>
        <ul aria-label="Preuves" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {reachedLevels(claim).map((level) => (
            <li key={level} className="flex items-center gap-1.5">
              {ticked.includes(level) && <CircleCheck aria-hidden className="size-4 text-leaf-700" />}
              {proofLevels[level]}
            </li>
          ))}
        </ul>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-slate" />
    </li>
  );
}

/** Levels that prove something; the others are named without a tick. */
const ticked: ProofLevel[] = ['domain', 'company', 'photo'];

function hrefWith(search: URLSearchParams, claim: string | null): string {
  const next = new URLSearchParams(search);
  if (claim) next.set(parameter, claim);
  else next.delete(parameter);
  return `?${next}`;
}
