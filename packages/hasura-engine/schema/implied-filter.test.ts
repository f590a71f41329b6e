import { expect, test } from 'vitest';
import { accessFrom } from './implied-filter.ts';
import type { Relationship, TableAccess, TrackedTable } from './model.ts';

function scene({
  albumFilter,
  photoFilter,
  back = [['album_id', 'id']] as [string, string][],
  isPermitted = true,
}: {
  albumFilter: unknown;
  photoFilter: unknown;
  back?: [string, string][];
  isPermitted?: boolean;
}) {
  const album = { relationships: new Map() } as unknown as TrackedTable;
  const photo = { relationships: new Map() } as unknown as TrackedTable;
  photo.relationships.set('album', { remote: album, columns: back } as Relationship);
  const photos = { remote: photo, columns: [['id', 'album_id']] } as unknown as Relationship;
  const access = (table: TrackedTable, filterSource: unknown) =>
    ({ table, filterSource, filter: () => ({}) }) as unknown as TableAccess;
  return accessFrom(isPermitted ? access(album, albumFilter) : undefined, photos, access(photo, photoFilter))
    .filter;
}

test('a filter that repeats the one of the parent row is dropped', () => {
  const isPublic = { is_public: { _eq: true } };
  expect(scene({ albumFilter: isPublic, photoFilter: { album: isPublic } })).toBeUndefined();
});

test('a filter that requires more, less, or other columns stays', () => {
  const isPublic = { is_public: { _eq: true } };
  expect(scene({ albumFilter: {}, photoFilter: { album: isPublic } })).toBeDefined();
  expect(
    scene({ albumFilter: isPublic, photoFilter: { album: isPublic, hidden: { _eq: false } } }),
  ).toBeDefined();
  expect(
    scene({ albumFilter: isPublic, photoFilter: { album: { is_public: { _eq: false } } } }),
  ).toBeDefined();
  expect(
    scene({ albumFilter: isPublic, photoFilter: { album: isPublic }, back: [['cover_id', 'id']] }),
  ).toBeDefined();
});

test('without proven parent rows every filter stays', () => {
  const isPublic = { is_public: { _eq: true } };
  expect(
    scene({ albumFilter: isPublic, photoFilter: { album: isPublic }, isPermitted: false }),
  ).toBeDefined();
});
