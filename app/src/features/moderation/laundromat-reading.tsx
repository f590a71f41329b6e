import { clsx } from 'clsx';
import type { ReadLaundromatFragment } from '#app/graphql/generated/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { directionsUrl } from '#app/lib/places/directions.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { fieldTitles } from '#contract/laundromat/field-titles.ts';
import { moderatedNames } from '#contract/laundromat/fields.ts';
import { reasonTitles } from '#contract/moderation/reading-rules.ts';
import { photoVariant } from '#contract/photos/shown-photo.ts';
import { partNames, partText, partTitle } from './laundromat-changes.ts';
import { photosQuery } from './photos-dialog.tsx';

const texts = moderatedNames.filter((name) => !['address', 'postalCode', 'city'].includes(name));

export function LaundromatReading({ laundromat }: { laundromat: ReadLaundromatFragment & { id: string } }) {
  const held = laundromat.heldContent as Record<string, string>;
  const lines = [
    ...texts.map((name) => [fieldTitles[name], laundromat[name] ?? ''] as const),
    ...texts.map((name) => [`${fieldTitles[name]}, attend votre accord`, held[name] ?? ''] as const),
    ...partNames.map((name) => [partTitle(name), partText(name, laundromat[name])] as const),
  ].filter(([, text]) => text !== '');
  return (
    <>
      <ReadingReasons laundromat={laundromat} />
      <dl className="mt-4 space-y-3">
        <div>
          <dt className="text-sm text-slate">Lieu</dt>
          <dd className="wrap-anywhere">
            <span>{addressText(laundromat)}</span>{' '}
            <a
              href={directionsUrl(laundromat)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              Voir sur une carte
            </a>
          </dd>
        </div>
        {lines.map(([title, text]) => (
          <div key={title}>
            <dt className="text-sm text-slate">{title}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <ShownPhotos id={laundromat.id} />
    </>
  );
}

export function ReadingReasons({
  laundromat,
  className,
}: {
  laundromat: Pick<ReadLaundromatFragment, 'possibleDuplicates' | 'readingReasons'>;
  className?: string;
}) {
  const { possibleDuplicates, readingReasons } = laundromat;
  const copy = possibleDuplicates.length > 0 ? ['Ressemble à une autre fiche'] : [];
  const titles = [...copy, ...reasonTitles(readingReasons ?? [])];
  if (titles.length === 0) return null;
  return (
    <ul aria-label="À vérifier" className={clsx('mt-1 flex flex-wrap gap-1', className)}>
      {titles.map((title) => (
        <li key={title}>
          <Badge variant="annonce">{title}</Badge>
        </li>
      ))}
    </ul>
  );
}

export function ShownPhotos({ id }: { id: string }) {
  const { data, failed, refresh } = useFreshQuery({ query: photosQuery, variables: { id } });
  if (failed) return <ErrorState title="Les photos n'ont pas pu être chargées" onRetry={refresh} />;
  if (!data) return <p className="mt-4 text-slate">Chargement des photos…</p>;
  const photos = data.laundromats_by_pk?.photos ?? [];
  if (photos.length === 0) return <p className="mt-4 text-slate">Aucune photo.</p>;
  return (
    <ul aria-label="Photos" className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map(({ id: photo, url, alt }, index) => (
        <li key={photo} className="text-sm wrap-anywhere">
          <img
            src={photoVariant(url, 480)}
            alt={alt ?? `Photo ${index + 1}`}
            className="aspect-4/3 w-full rounded-lg bg-mist object-cover"
          />
          <span>{alt ?? 'Sans description'}</span>
        </li>
      ))}
    </ul>
  );
}
