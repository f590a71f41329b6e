import { z } from 'zod';
import { superuserGraphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';
import { orphanFiles, type Storage } from '../storage/storage.ts';
import { photoNameOf, photoUrl } from './stored-photo.ts';

const photosByUrlQuery = superuserGraphql(`
  query PhotosByUrl($urls: [String!]!) {
    photos(where: { url: { _in: $urls } }) {
      url
    }
    photo_deletions(where: { url: { _in: $urls } }) {
      url
    }
    review_photos(where: { url: { _in: $urls } }) {
      url
    }
    deletions: moderation_actions(where: { isRestorable: { _eq: true } }) {
      photos: deletedRows(path: "$.photos")
      reviewPhotos: deletedRows(path: "$.review_photos")
    }
  }
`);

/** Null in deletions older than the table of photos. */
const savedPhotos = z.array(z.object({ url: z.string() })).nullable();

interface OrphanSearch {
  hasura: Hasura;
  storage: Storage;
  system: () => SystemCaller;
}

export function orphanPhotos({ hasura, storage, system }: OrphanSearch): AsyncGenerator<string> {
  const isPhoto = (file: string) => photoNameOf(file) !== undefined;
  return orphanFiles(storage, isPhoto, async (files) => {
    const urlOf = (file: string) => photoUrl(photoNameOf(file)!);
    const urls = [...new Set(files.map(urlOf))];
    const answer = await hasura.query(photosByUrlQuery, { urls }, system());
    const named = new Set([
      ...answer.photos.map(({ url }) => url),
      ...answer.photo_deletions.map(({ url }) => url),
      ...answer.review_photos.map(({ url }) => url),
      ...answer.deletions
        .flatMap(({ photos, reviewPhotos }) => [photos, reviewPhotos])
        .flatMap((rows) => savedPhotos.parse(rows) ?? [])
        .map(({ url }) => url),
    ]);
    return files.filter((file) => file.startsWith('.') || !named.has(urlOf(file)));
  });
}
