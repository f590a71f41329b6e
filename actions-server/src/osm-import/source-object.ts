import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { cleanLine } from '#contract/validation/text.ts';

export type Tags = Record<string, string>;

export interface SourceObject extends Coordinates {
  /** `node`, `way`, `relation`, or the name of a derived data set. */
  type: string;
  id: string;
  /** 0 where the file names no version. */
  version: number;
  tags: Tags;
}

export const keyOf = ({ type, id }: { type: string; id: string }) => `${type}/${id}`;

const textMax = 255;
const tagsMax = 300;

const position = z.tuple([z.number(), z.number()]).rest(z.number());

const overpassPoint = z.object({ lat: z.number(), lon: z.number() });
const overpassLine = z.array(overpassPoint.nullable()).default([]);

const overpassElement = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int().nonnegative(),
  version: z.number().int().nonnegative().default(0),
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: overpassPoint.optional(),
  /** Present after a query with « out bb », instead of a centre. */
  bounds: z
    .object({ minlat: z.number(), minlon: z.number(), maxlat: z.number(), maxlon: z.number() })
    .optional(),
  /** Present after a query with « out geom ». */
  geometry: overpassLine,
  members: z.array(z.object({ ...overpassPoint.partial().shape, geometry: overpassLine })).default([]),
  tags: z.record(z.string(), z.unknown()).default({}),
});

const feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: z.looseObject({}).nullable(),
  properties: z.record(z.string(), z.unknown()).nullable(),
});

/** An object, or the reason why it is refused. Tags are known even without a position. */
export type ReadElement =
  | { object: SourceObject }
  | { refusal: 'no_position'; type: string; tags: Tags }
  | { refusal: 'no_id' | 'not_an_object' };

export function readElement(element: unknown): ReadElement {
  const overpass = overpassElement.safeParse(element).data;
  if (overpass) return readOverpass(overpass);
  const geojson = feature.safeParse(element).data;
  return geojson ? readFeature(geojson) : { refusal: 'not_an_object' };
}

function readOverpass(element: z.infer<typeof overpassElement>): ReadElement {
  const { type, id, version, center } = element;
  const { lat = center?.lat, lon = center?.lon } = element;
  const tags = readTags(element.tags);
  const point =
    lat === undefined || lon === undefined ? centreOf(outline(element)) : { latitude: lat, longitude: lon };
  if (!point) return { refusal: 'no_position', type, tags };
  return { object: { type, id: String(id), version, ...point, tags } };
}

function readFeature({ id, geometry, properties: given }: z.infer<typeof feature>): ReadElement {
  const properties = given ?? {};
  const key = readKey(properties, id);
  if (!key) return { refusal: 'no_id' };
  const tags = readTags(typeof properties['tags'] === 'object' ? (properties['tags'] ?? {}) : properties);
  const centre = centreOf(coordinatesIn(geometry));
  if (!centre) return { refusal: 'no_position', type: key.type, tags };
  const version = Number(properties['@version'] ?? properties['version'] ?? 0);
  return { object: { ...key, version: Number.isInteger(version) ? version : 0, ...centre, tags } };
}

function outline({ bounds, geometry, members }: z.infer<typeof overpassElement>) {
  if (bounds)
    return [
      [bounds.minlon, bounds.minlat],
      [bounds.maxlon, bounds.maxlat],
    ];
  const points = [...geometry, ...members.flatMap((member) => [member, ...member.geometry])];
  return points.map((point) => point && [point.lon, point.lat]);
}

/** Reads `node/12`, osmium's `n12` and `a25` (the area of way 12 or of a relation), or `@type` and `@id`. */
function readKey(properties: Record<string, unknown>, id: string | number | undefined) {
  const named = properties['@id'] ?? properties['id'] ?? id;
  const type = properties['@type'] ?? properties['type'];
  const text = String(named ?? '');
  const path = /^([a-z][a-z0-9-]{0,39})\/(\d{1,15})$/.exec(text);
  if (path) return { type: path[1]!, id: path[2]! };
  const short = /^([nwra])(\d{1,15})$/.exec(text);
  if (short?.[1] === 'a') return areaKey(Number(short[2]));
  if (short)
    return { type: { n: 'node', w: 'way', r: 'relation' }[short[1] as 'n' | 'w' | 'r'], id: short[2]! };
  if (typeof type !== 'string' || !/^(node|way|relation)$/.test(type) || !/^\d{1,15}$/.test(text))
    return null;
  return { type, id: text };
}

const areaKey = (area: number) =>
  area % 2 === 0 ? { type: 'way', id: String(area / 2) } : { type: 'relation', id: String((area - 1) / 2) };

function centreOf(coordinates: unknown): Coordinates | null {
  const points = pointsIn(coordinates);
  if (points.length === 0) return null;
  const middle = (values: number[]) => Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(7));
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}

function coordinatesIn(geometry: Record<string, unknown> | null): unknown {
  const { coordinates, geometries } = geometry ?? {};
  return Array.isArray(geometries)
    ? geometries.map(
        (part: unknown) => z.object({ coordinates: z.unknown() }).safeParse(part).data?.coordinates,
      )
    : coordinates;
}

const deepest = 5;

function pointsIn(coordinates: unknown, depth = 0): Coordinates[] {
  const point = position.safeParse(coordinates).data;
  if (point) return [{ longitude: point[0], latitude: point[1] }];
  if (!Array.isArray(coordinates) || depth === deepest) return [];
  return coordinates.flatMap((part: unknown) => pointsIn(part, depth + 1));
}

function readTags(properties: object): Tags {
  const tags: Tags = {};
  for (const [key, value] of Object.entries(properties).slice(0, tagsMax)) {
    if (typeof value !== 'string' || key.startsWith('@') || key.length > textMax || value.length > textMax)
      continue;
    const text = cleanLine(value);
    if (text !== '') tags[cleanLine(key)] = text;
  }
  return tags;
}

/** Hash of an object's content, for files that name no version. */
export function contentHash({ latitude, longitude, tags }: SourceObject): string {
  const content = [
    latitude,
    longitude,
    Object.entries(tags).sort(([one], [other]) => (one < other ? -1 : 1)),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32);
}
