import { exactPointOf } from '#contract/laundromat/location.ts';
import { formatDay } from '#app/lib/time/french-date.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { StillMap } from '#app/map/still-map.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import type { AdminClaim } from './admin-claim-query.ts';
import { FactList, Fact } from './fact-list.tsx';

const streetZoom = 16;
const osmTypes = ['node', 'way', 'relation'];

/** The claimed laundromat: what the directory says about it, and where that comes from. */
export function ClaimSubject({ laundromat }: { laundromat: AdminClaim['laundromat'] }) {
  const { name, address, postalCode, city, phone, siteEmail, website, factsCheckedAt, createdAt } =
    laundromat;
  const point = exactPointOf(laundromat);
  const source = laundromat.sourceObjects.find(({ goneAt }) => goneAt === null);
  return (
    <Card as="section" aria-labelledby="demande-laverie" className="overflow-hidden">
      {point && <StillMap centre={point} zoom={streetZoom} hasPin label={`Carte autour de ${name}`} />}
      <div className="p-5">
        <h3 id="demande-laverie" className="text-lg font-bold">
          La laverie
        </h3>
        <FactList>
          <Fact label="Adresse">
            {address}, {postalCode}&nbsp;{city}
          </Fact>
          {phone && <Fact label="Téléphone">{formatPhone(phone)}</Fact>}
          {siteEmail && <Fact label="Email">{siteEmail}</Fact>}
          {website && <Fact label="Site web">{website.replace(/^https?:\/\//, '')}</Fact>}
          <Fact label="Source">
            {source && osmTypes.includes(source.type) ? (
              <a
                href={`https://www.openstreetmap.org/${source.type}/${source.id}`}
                className="text-blue-700 underline underline-offset-3 hover:text-blue-900"
              >
                OpenStreetMap, relevé le {formatDay(source.seenAt)}
              </a>
            ) : (
              `Saisie sur le site, le ${formatDay(createdAt)}`
            )}
          </Fact>
          {factsCheckedAt && <Fact label="Vérifiée">le {formatDay(factsCheckedAt)}</Fact>}
        </FactList>
      </div>
    </Card>
  );
}
