import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readSourceFile } from './read-source-file.ts';

const read = (...parts: string[]) => readSourceFile(Readable.from(parts.map((part) => Buffer.from(part))));
const tags = { shop: 'laundry' };
const node = (id: number, more: object = {}) => ({
  type: 'node',
  id,
  lat: 45.76,
  lon: 4.83,
  tags: { shop: 'laundry' },
  ...more,
});

test('reads nodes, ways and relations of Overpass, and leaves out what is no laundry', async () => {
  const elements = [
    node(1),
    {
      type: 'way',
      id: 2,
      version: 4,
      center: { lat: 48.85, lon: 2.35 },
      tags: { amenity: 'washing_machine' },
    },
    { type: 'relation', id: 3, center: { lat: 48.85, lon: 2.35 }, tags: { shop: 'bakery' } },
    { type: 'way', id: 4, tags: { shop: 'laundry' } },
    'x',
  ];
  const file = await read(JSON.stringify({ version: 0.6, elements }));
  expect(file.objects).toEqual([
    { type: 'node', id: '1', version: 0, latitude: 45.76, longitude: 4.83, tags: { shop: 'laundry' } },
    {
      type: 'way',
      id: '2',
      version: 4,
      latitude: 48.85,
      longitude: 2.35,
      tags: { amenity: 'washing_machine' },
    },
  ]);
  expect(file).toMatchObject({ elements: 5, refusals: { no_position: 1, not_an_object: 1 } });
});

test.each([
  ['node/12', undefined, 'node/12'],
  ['n12', undefined, 'node/12'],
  ['w7', undefined, 'way/7'],
  ['a24', undefined, 'way/12'],
  ['a25', undefined, 'relation/12'],
  [undefined, { '@type': 'way', '@id': 9 }, 'way/9'],
  [undefined, { '@id': 'relation/9' }, 'relation/9'],
  ['reims-dump/338', undefined, 'reims-dump/338'],
])('reads the id %s %o of a feature as %s', async (id, properties, key) => {
  const feature = {
    type: 'Feature',
    id,
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [4, 45],
          [4.2, 45],
          [4.2, 45.1],
          [4, 45],
        ],
      ],
    },
    properties: { shop: 'laundry', 'addr:city': null, ...properties },
  };
  const { objects } = await read(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  expect(objects.map((object) => `${object.type}/${object.id}`)).toEqual([key]);
  expect(objects[0]).toMatchObject({ latitude: 45.05, longitude: 4.1, tags: { shop: 'laundry' } });
});

test.each([{}, { '@id': 9 }, { '@type': 'area', '@id': 9 }, { '@type': 'way', '@id': 'neuf' }])(
  'refuses a feature without a usable id: %o',
  async (properties) => {
    const geometry = { type: 'Point', coordinates: [4, 45] };
    const feature = { type: 'Feature', geometry, properties: { shop: 'laundry', ...properties } };
    const { objects, refusals } = await read(
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    );
    expect([objects, refusals['no_id']]).toEqual([[], 1]);
  },
);

test('an area has the middle of its outline, as « out bb » and « out geom » write it', async () => {
  const bounds = { minlat: 45, minlon: 4, maxlat: 45.1, maxlon: 4.2 };
  const geometry = [{ lat: 45, lon: 4 }, null, { lat: 45.1, lon: 4.2 }];
  const members = [
    { type: 'way', ref: 2, role: 'outer', geometry: geometry.slice(0, 2) },
    { type: 'node', ref: 5, role: 'entrance', lat: 45.1, lon: 4.2 },
  ];
  const elements = [
    { type: 'way', id: 1, bounds, tags },
    { type: 'way', id: 2, nodes: [1, 2, 3], geometry, tags },
    { type: 'relation', id: 3, members, tags },
  ];
  const { objects } = await read(JSON.stringify({ elements }));
  const middle = { latitude: 45.05, longitude: 4.1 };
  expect(objects).toMatchObject([middle, middle, middle]);
});

test('a collection of geometries has the middle of all', async () => {
  const geometries = [
    { type: 'Point', coordinates: [4, 45] },
    {
      type: 'LineString',
      coordinates: [
        [4.1, 45],
        [4.2, 45.1],
      ],
    },
  ];
  const features = [
    {
      type: 'Feature',
      id: 'relation/9',
      geometry: { type: 'GeometryCollection', geometries },
      properties: tags,
    },
    { type: 'Feature', id: 'node/8', geometry: null, properties: { name: 'x' } },
  ];
  const file = await read(JSON.stringify({ type: 'FeatureCollection', features }));
  expect(file).toMatchObject({
    objects: [{ latitude: 45.05, longitude: 4.1 }],
    refusals: { no_position: 1 },
  });
});

test('a file whose areas have their nodes as separate elements is refused with the query that is needed', async () => {
  const way = { type: 'way', id: 2, nodes: [1, 5], tags };
  const elements = [node(7), way, node(1, { tags: undefined }), node(5, { tags: undefined })];
  await expect(read(JSON.stringify({ elements }))).rejects.toThrow('out center tags meta');
});

test('an object that a file repeats has its highest version', async () => {
  const file = await read(JSON.stringify({ elements: [node(1, { version: 3 }), node(1, { version: 2 })] }));
  expect(file).toMatchObject({ repeated: 1, objects: [{ version: 3 }] });
});

test('leaves out texts that are longer than OpenStreetMap allows, and characters that cannot be stored', async () => {
  const tags = { shop: 'laundry', name: 'x'.repeat(10_000), operator: 'A\u0000B', '@timestamp': 'x' };
  const { objects } = await read(JSON.stringify({ elements: [node(1, { tags })] }));
  expect(objects[0]!.tags).toEqual({ shop: 'laundry', operator: 'AB' });
});

test.each([
  ['a truncated file', [JSON.stringify({ elements: [node(1), node(2)] }).slice(0, -20)], /ends too early/],
  ['a list that is cut after an element', ['{"elements":[', JSON.stringify(node(1)), ','], /ends too early/],
  ['no JSON', ['<osm version="0.6"/>'], /no JSON/],
  ['an empty file', [''], /empty/],
  ['JSON of another program', ['{"rows":[1,2]}'], /neither JSON of Overpass nor GeoJSON/],
  [
    'a query that Overpass gave up',
    ['{"elements":[', JSON.stringify(node(1)), '],"remark":"runtime error: timeout"}'],
    /runtime error: timeout/,
  ],
  [
    'an element of 17 MB',
    ['{"elements":[{"tags":{"name":"', ...Array<string>(17).fill('x'.repeat(2 ** 20)), '"}}]}'],
    /larger than 16 MB/,
  ],
  ['three million nested arrays', ['{"elements":[', '['.repeat(3_000_000)], /nested too deeply/],
  [
    '800 000 tags of one element',
    ['{"elements":[{"tags":{', Array.from({ length: 800_000 }, (_, n) => `"${n}":"x"`).join()],
    /more than 50 000 values/,
  ],
])('%s is refused with a sentence', async (_title, parts, message) => {
  await expect(read(...parts)).rejects.toThrow(message);
});

test('an empty list is a file without laundries', async () => {
  expect(await read('{"elements":[]}')).toMatchObject({ elements: 0, objects: [] });
});
