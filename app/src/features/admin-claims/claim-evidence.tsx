import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { spacedSiret } from '#app/features/claims/company-answer.tsx';
import { formatLength } from '#app/lib/texts/french-numbers.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { claimCompany, type CompanyState } from '#contract/claims/claims.ts';
import { hasSameName } from '#contract/claims/company-name.ts';
import {
  isKnownContact,
  proofLevels,
  provenContactDays,
  reachedLevels,
} from '#contract/claims/proof-levels.ts';
import { metresBetween } from '#contract/laundromat/coordinates.ts';
import { exactPointOf } from '#contract/laundromat/location.ts';
import { formatDay } from '#contract/local-clock.ts';
import type { AdminClaim } from './admin-claim-query.ts';

const states: Record<CompanyState, string> = {
  unchecked: 'Pas de SIRET',
  found: 'Établissement ouvert au registre',
  closed: 'Établissement fermé au registre',
  not_found: 'SIRET inconnu du registre',
  unavailable: "Le registre n'a pas encore répondu",
};

/**
 * A tick for each proof, a cross for what speaks against the claim. A company, a photo and the message are clues and
 * get no tick.
 */
export function ClaimEvidence({ claim }: { claim: AdminClaim }) {
  const { email, emailConfirmedAt, emailSource, emailSince, siret, companyState, photoAddedAt, message } =
    claim;
  const { letterSentAt, letterConfirmedAt, laundromat } = claim;
  const { data: company } = claimCompany.safeParse(claim.company);
  return (
    <Card as="section" aria-labelledby="preuves" className="p-5">
      <h3 id="preuves" className="text-lg font-bold">
        Preuves et indices
      </h3>
      <p className="mt-1 font-semibold">
        {`Niveau\u00a0: ${reachedLevels(claim)
          .map((level) => proofLevels[level])
          .join(', ')}`}
      </p>
      <ul className="mt-4 space-y-5">
        <Evidence
          mark={isKnownContact(claim) ? 'good' : 'none'}
          title={emailConfirmedAt ? 'Code confirmé' : 'Pas de code confirmé'}
        >
          <span>
            {emailConfirmedAt
              ? `à l'adresse ${email}, le ${formatDay(emailConfirmedAt)}`
              : email && `Un code est parti à ${email}, mais n'a pas été saisi.`}
          </span>
          {emailSince && (
            <span className="block">
              {[
                `Adresse ou domaine ${emailSource === 'import' ? "venus d'OpenStreetMap" : 'saisis sur le site'}`,
                `, sur la fiche depuis le ${formatDay(emailSince)}`,
                isKnownContact(claim)
                  ? '.'
                  : `\u00a0: pas une preuve à lui seul (import, ou moins de ${provenContactDays}\u00a0jours).`,
              ].join('')}
            </span>
          )}
        </Evidence>
        <Evidence
          mark={letterConfirmedAt && claim.hasProof ? 'good' : 'none'}
          title={letterConfirmedAt ? 'Code de la lettre confirmé' : 'Pas de code reçu par la poste'}
        >
          {letterConfirmedAt
            ? `le ${formatDay(letterConfirmedAt)}`
            : letterSentAt &&
              `Une lettre a été imprimée le ${formatDay(letterSentAt)}. En imprimer une autre annule son code.`}
        </Evidence>
        <Evidence
          mark={companyState === 'closed' || companyState === 'not_found' ? 'bad' : 'none'}
          title={states[companyState]}
        >
          {siret && <span className="block">{`SIRET ${spacedSiret(siret)}`}</span>}
          {company && (
            <>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink">
                <strong className="font-semibold">{company.name}</strong>
                {hasSameName(company.name, laundromat.name) ? (
                  <span>comme</span>
                ) : (
                  <Badge variant="danger">autre nom</Badge>
                )}
                <span>{laundromat.name}</span>
              </span>
              <span className="block">{company.address}</span>
              {company.activity && <span className="block">{`Activité ${company.activity}`}</span>}
              <span className="mt-1 block font-semibold text-ink">{distanceText(claim, company)}</span>
            </>
          )}
        </Evidence>
        <Evidence mark="none" title={photoAddedAt ? "Photo de l'affichage (un indice)" : 'Pas de photo'}>
          {photoAddedAt && <EvidencePhoto claimId={claim.id} addedAt={photoAddedAt} />}
        </Evidence>
        <Evidence mark="none" title={message ? 'Message (pas une preuve)' : 'Pas de message'}>
          {message && (
            <span className="mt-1 block border-l-3 border-line pl-3 whitespace-pre-line text-ink">
              {message}
            </span>
          )}
        </Evidence>
      </ul>
    </Card>
  );
}

type Mark = 'good' | 'bad' | 'none';

const marks = {
  good: { icon: CircleCheck, tone: 'text-leaf-700' },
  bad: { icon: CircleX, tone: 'text-brick-700' },
  none: { icon: CircleDashed, tone: 'text-slate' },
};

function Evidence({ mark, title, children }: { mark: Mark; title: string; children: ReactNode }) {
  const { icon: Icon, tone } = marks[mark];
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className={mark === 'none' ? 'text-slate' : 'font-semibold'}>{title}</p>
        {children && <div className="mt-0.5 text-slate">{children}</div>}
      </div>
    </li>
  );
}

/** The register knows only house numbers, so addresses at this distance count as the same. */
const sameAddressMetres = 150;

function distanceText(
  { laundromat }: AdminClaim,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): string {
  const point = exactPointOf(laundromat);
  if (!point || latitude === null || longitude === null)
    return 'Distance inconnue\u00a0: comparez les deux adresses.';
  const metres = metresBetween(point, { latitude, longitude });
  return metres <= sameAddressMetres
    ? `À la même adresse, à ${formatLength(metres / 1000)} près`
    : `À ${formatLength(metres / 1000)} de la laverie`;
}

function EvidencePhoto({ claimId, addedAt }: { claimId: string; addedAt: string }) {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const address = `/api/admin/claims/${claimId}/photo?v=${encodeURIComponent(addedAt)}`;
  const retry = async () => {
    await session.renew();
    setBroken(false);
    setAttempt((count) => count + 1);
  };
  if (isBroken) {
    return (
      <p className="mt-1">
        La photo ne s'affiche pas.{' '}
        <Button variant="secondary" size="small" onClick={() => void retry()} className="mt-2 flex">
          Réessayer
        </Button>
      </p>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className="mt-2 block w-fit max-w-full">
      <img
        key={attempt}
        src={address}
        alt="Affichage de la laverie, ouvrir en grand"
        onError={() => setBroken(true)}
        className="max-h-80 max-w-full rounded-control border border-line bg-mist object-contain"
      />
    </a>
  );
}
