import { Eye, MapPin, Pencil, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ConfirmFacts } from '#app/features/correction-decisions/confirm-facts.tsx';
import { ReopenLaundromat } from '#app/features/edit-laundromat/close-laundromat.tsx';
import { missingFacts } from '#app/features/edit-laundromat/missing-facts.ts';
import { LaundromatStatistics } from '#app/features/statistics/laundromat-statistics.tsx';
import { isFeaturedNow } from '#app/lib/laundromats/featured.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { LaundromatPhoto } from '#app/ui/cards/laundromat-photo.tsx';
import { reopenableUntil } from '#contract/laundromat/laundromat.ts';
import { formatDay } from '#contract/local-clock.ts';
import type { OwnedLaundromat } from './owner-query.ts';

export function OwnedCard({ laundromat }: { laundromat: OwnedLaundromat }) {
  const { id, slug, name, phone, isActive, isPremium, closedAt } = laundromat;
  const featured = isFeaturedNow(laundromat);
  const missing = missingFacts(laundromat);
  return (
    <Card
      as="li"
      featured={featured}
      className="grid grid-cols-[min(7rem,36%)_minmax(0,1fr)] overflow-hidden sm:flex sm:flex-col"
    >
      <LaundromatPhoto
        photo={laundromat.photos[0]}
        sizes="(min-width: 640px) 400px, 112px"
        className="sm:aspect-2/1"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3.5 sm:p-4">
        {(isPremium || featured || !isActive) && (
          <p className="flex flex-wrap gap-1.5">
            {featured && <Badge variant="featured">Mis en avant</Badge>}
            {isPremium && !featured && <Badge variant="premium">Premium</Badge>}
            {!isActive && <Badge variant="danger">{closedAt ? 'Fermée' : 'Inactive'}</Badge>}
          </p>
        )}
        <h3 className="text-lg/[1.5rem] font-bold text-pretty wrap-anywhere">
          <Link
            to={paths.laundromat(slug)}
            className="inline-block py-0.5 underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h3>
        <p className="flex gap-1.5 text-sm text-slate">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{addressText(laundromat)}</span>
        </p>
        {phone && (
          <p className="flex gap-1.5 text-sm text-slate">
            <Phone aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{formatPhone(phone)}</span>
          </p>
        )}
        {!isActive && <WhyHidden laundromat={laundromat} />}
        {missing && !closedAt && (
          <p className="text-sm text-slate">
            <span className="font-semibold text-sun-700">{`Il manque ${missing}.`}</span> Vos clients y
            regardent d'abord.
          </p>
        )}
        {!closedAt && <ConfirmFacts laundromat={laundromat} />}
        <div className="mt-auto flex flex-wrap gap-2 pt-2 *:flex-1 sm:gap-3">
          <LinkButton
            to={paths.laundromat(slug)}
            variant="secondary"
            size="small"
            aria-label={`Voir ${name}`}
          >
            <Eye aria-hidden className="size-4" />
            Voir
          </LinkButton>
          {closedAt ? (
            isReopenable(closedAt) && <ReopenLaundromat laundromat={laundromat} />
          ) : (
            <LinkButton to={paths.editLaundromat(id)} size="small" aria-label={`Modifier ${name}`}>
              <Pencil aria-hidden className="size-4" />
              Modifier
            </LinkButton>
          )}
        </div>
      </div>
      <LaundromatStatistics laundromat={laundromat} />
    </Card>
  );
}

const isReopenable = (closedAt: string) => new Date() < reopenableUntil(new Date(closedAt));

/** A refused laundromat awaits moderation again once its owner has edited it. */
function WhyHidden({ laundromat: { closedAt, refusedAt, refusals } }: { laundromat: OwnedLaundromat }) {
  if (closedAt)
    return (
      <p className="text-sm text-slate">
        <span className="font-semibold text-ink">{`Fermée définitivement le ${formatDay(closedAt)}.`}</span>{' '}
        <span>
          {isReopenable(closedAt)
            ? `Vous pouvez la rouvrir jusqu'au ${formatDay(reopenableUntil(new Date(closedAt)).toISOString())}.`
            : 'Sa page l’annonce encore, un an en tout.'}
        </span>
      </p>
    );
  return refusedAt ? (
    <p className="text-sm wrap-anywhere text-slate">
      <span className="font-semibold text-brick-700">Publication refusée.</span>{' '}
      <span>{`${refusals[0]?.reason ?? ''} Corrigez la fiche pour qu'elle soit vérifiée de nouveau.`}</span>
    </p>
  ) : (
    <p className="text-sm text-slate">
      <span className="font-semibold text-ink">En attente de publication.</span> Nous vérifions votre fiche
      sous 48&nbsp;h. Si votre adresse est confirmée, un email vous annoncera sa parution. D'ici là, vous
      pouvez encore la modifier.
    </p>
  );
}
