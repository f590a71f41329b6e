import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FavoriteButton } from '#app/features/favorites/favorites-provider.tsx';
import { ContactDetails } from '#app/features/laundromat-facts/contact-details.tsx';
import { DirectionsButton } from '#app/features/laundromat-facts/directions-button.tsx';
import { KeyFacts } from '#app/features/laundromat-facts/key-facts.tsx';
import { Services } from '#app/features/laundromat-facts/services.tsx';
import { dataAge } from '#app/graphql/cache/data-age.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { laundromatSummary, type LaundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { PageTitle } from '#app/graphql/site/page-head.tsx';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { inTown } from '#contract/laundromat/town.ts';
import { mainPhotoSizes, pagePhoto } from '#contract/photos/shown-photo.ts';
import { BackToList } from './back-to-list.tsx';
import { ShareButton } from './share-button.tsx';

export const laundromatCardQuery = graphql(
  `
    query LaundromatCard($slug: String!) {
      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {
        ...LaundromatSummary
      }
    }
  `,
  [laundromatSummary],
);

interface PartialLaundromatProps {
  laundromat: LaundromatSummary;
  onRetry: () => void;
}

/** The page of a laundromat that this device has stored only as part of a list. */
export function PartialLaundromat({ laundromat, onRetry }: PartialLaundromatProps) {
  const { id, name, city, slug } = laundromat;
  useRowAge('laundromats', id);
  const photo = laundromat.photos[0];
  const services = laundromat.laundromatServices.map(({ service }) => service);
  return (
    <Container className="pt-3 pb-16 sm:pt-6">
      <PageTitle>{name}</PageTitle>
      <BackToList city={city} place={null} />
      <KeyFacts laundromat={laundromat} hasReviews={false}>
        <FavoriteButton laundromat={laundromat} />
        <ShareButton title={name} text={`Laverie ${inTown(city)}`} path={paths.laundromat(slug)} />
      </KeyFacts>
      <div role="status" className="mt-5 flex gap-3 rounded-card bg-mist px-4 py-3">
        <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0 text-blue-700 sm:mt-3" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <strong className="font-semibold">Fiche partielle&nbsp;:</strong> le reste s'affichera avec le
            réseau.
          </p>
          <Button variant="secondary" onClick={onRetry}>
            <RotateCw aria-hidden className="size-4.5" />
            Réessayer
          </Button>
        </div>
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:gap-14">
        <Card as="aside" aria-label="Informations pratiques" className="h-fit p-5 shadow-card lg:order-last">
          <ContactDetails laundromat={laundromat} />
          <DirectionsButton laundromat={laundromat} className="mt-5 w-full max-lg:hidden" />
        </Card>
        <div className="min-w-0 space-y-10">
          {photo && <CardPhoto key={photo.url} photo={photo} />}
          {services.length > 0 && <Services services={services} />}
        </div>
      </div>
    </Container>
  );
}

function CardPhoto({ photo }: { photo: LaundromatSummary['photos'][number] }) {
  const [missing, setMissing] = useState(false);
  if (missing) return null;
  return (
    <img
      {...pagePhoto(photo.url, mainPhotoSizes)}
      alt={photo.alt ?? ''}
      onError={() => setMissing(true)}
      className="aspect-5/3 w-full max-w-xl rounded-card bg-mist object-cover"
    />
  );
}

/** Counts this stored row in the age of the page's data. */
function useRowAge(type: string, id: string): void {
  useEffect(() => {
    const row = `${type}:${id}`;
    let isShown = true;
    void import('#app/graphql/cache/cache-storage.ts')
      .then(({ storedSince }) => storedSince(row))
      .then((at) => isShown && dataAge.servedFromDevice(row, at))
      .catch(() => {});
    return () => {
      isShown = false;
      dataAge.servedFresh(row);
    };
  }, [type, id]);
}
