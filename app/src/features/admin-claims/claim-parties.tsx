import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { claimBadges } from '#app/features/claims/claim-queries.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { formatDay } from '#contract/local-clock.ts';
import type { AdminClaim } from './admin-claim-query.ts';

const link = 'text-blue-700 underline underline-offset-3 hover:text-blue-900';

export function ClaimParties({ claim }: { claim: AdminClaim }) {
  const { user, laundromat, previousOwner } = claim;
  const { owner, claims } = laundromat;
  const others = user.laundromats.filter(({ id }) => id !== laundromat.id);
  const count = user.laundromats_aggregate.aggregate.count;
  return (
    <Card className="divide-y divide-line *:p-5">
      <TitledSection titleId="demandeur" title="Le demandeur" isPart>
        <LabelledValues>
          <LabelledValue label="Nom">
            <span>{`${user.firstName} ${user.lastName}`}</span>{' '}
            {!user.isActive && <Badge variant="danger">Compte inactif</Badge>}
          </LabelledValue>
          <LabelledValue label="Email">
            <a href={`mailto:${user.email}`} className={link}>
              {user.email}
            </a>
          </LabelledValue>
          <LabelledValue label="Inscrit">{`le ${formatDay(user.createdAt)}`}</LabelledValue>
          <LabelledValue label="Laveries">
            {others.length === 0 ? (
              <span>Aucune autre</span>
            ) : (
              others.map(({ id, name, slug, city }, index) => (
                <span key={id}>
                  {index > 0 && <span>{', '}</span>}
                  <Link to={paths.laundromat(slug)} className={link}>
                    {name}
                  </Link>{' '}
                  <span>{`(${city})`}</span>
                </span>
              ))
            )}
            {count > user.laundromats.length && <span>{`, ${countOf(count, 'laverie')} en tout`}</span>}
          </LabelledValue>
        </LabelledValues>
      </TitledSection>
      {owner && owner.id !== user.id && (
        <TitledSection titleId="proprietaire-actuel" title="Le propriétaire actuel" isPart>
          <LabelledValues>
            <LabelledValue label="Nom">{`${owner.firstName} ${owner.lastName}`}</LabelledValue>
            <LabelledValue label="Email">
              <a href={`mailto:${owner.email}`} className={link}>
                {owner.email}
              </a>
            </LabelledValue>
            <LabelledValue label="Inscrit">{`le ${formatDay(owner.createdAt)}`}</LabelledValue>
          </LabelledValues>
          {claim.status === 'submitted' && (
            <p className="mt-3 wrap-anywhere whitespace-pre-line">
              {answerText(claim.disputes.find(({ ownerId }) => ownerId === owner.id))}
            </p>
          )}
        </TitledSection>
      )}
      {previousOwner && (
        <TitledSection titleId="ancien-proprietaire" title="Le propriétaire d'avant" isPart>
          <p className="mt-2 wrap-anywhere">
            <span>{`${previousOwner.firstName} ${previousOwner.lastName},`}</span>{' '}
            <a href={`mailto:${previousOwner.email}`} className={link}>
              {previousOwner.email}
            </a>
          </p>
        </TitledSection>
      )}
      {claims.length > 0 && (
        <TitledSection titleId="autres-demandes" title="Autres demandes pour cette laverie" isPart>
          <ul className="mt-3 space-y-3">
            {claims.map((other) => {
              const { label, variant } = claimBadges[other.status];
              return (
                <li key={other.id} className="wrap-anywhere">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Link to={`${paths.adminDashboard}?onglet=demandes&demande=${other.id}`} className={link}>
                      {`${other.user.firstName} ${other.user.lastName}`}
                    </Link>
                    <Badge variant={variant}>{label}</Badge>
                    {other.submittedAt && (
                      <span className="text-sm text-slate">{formatDay(other.submittedAt)}</span>
                    )}
                  </p>
                  {other.closingReason && <p className="text-sm text-slate">{other.closingReason}</p>}
                </li>
              );
            })}
          </ul>
        </TitledSection>
      )}
    </Card>
  );
}

function answerText(dispute: AdminClaim['disputes'][number] | undefined): string {
  if (!dispute) return "Il n'a pas encore été interrogé.";
  const { askedAt, answeredAt, isMine, words } = dispute;
  if (!answeredAt)
    return `Interrogé le ${formatDay(askedAt)}, sans savoir de qui vient la demande. Pas de réponse.`;
  const answer = isMine ? 'que la laverie est à lui' : "que la laverie n'est plus à lui";
  return `A répondu le ${formatDay(answeredAt)} ${answer}.${words ? `\n«\u00a0${words}\u00a0»` : ''}`;
}

export function LabelledValues({ children }: { children: ReactNode }) {
  return <dl className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">{children}</dl>;
}

export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 sm:contents">
      <dt className="text-sm text-slate sm:text-base">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
