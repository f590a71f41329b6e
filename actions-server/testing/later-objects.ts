import type { SourceObject } from '../src/osm-import/source-object.ts';

/**
 * Returns the objects a week later, always the same: moved, with another phone or hours, gone, drawn as ways, or new.
 */
export function laterObjects(objects: readonly SourceObject[]): SourceObject[] {
  const changed = objects.flatMap((object, index) => {
    const { type, id, version, latitude, tags } = object;
    const later = { ...object, version: version + 1 };
    if (index % 53 === 0) return [];
    if (index % 61 === 0 && type === 'node') return [{ ...later, type: 'way', id: `${id}0000` }];
    if (index % 11 === 0) return [{ ...later, latitude: Number((latitude + 0.0003).toFixed(7)) }];
    if (index % 13 === 0) return [{ ...later, tags: { ...tags, phone: '+33 1 99 00 11 22' } }];
    if (index % 17 === 0) return [{ ...later, tags: { ...tags, opening_hours: 'Mo-Su 05:30-23:30' } }];
    return [object];
  });
  const created = objects
    .filter((_, index) => index % 101 === 0)
    .map((object) => ({
      ...object,
      id: `${object.id}99999`,
      longitude: Number((object.longitude + 0.2).toFixed(7)),
      tags: { ...object.tags, self_service: 'yes', name: `Laverie neuve ${object.id}` },
    }));
  return [...changed, ...created];
}
