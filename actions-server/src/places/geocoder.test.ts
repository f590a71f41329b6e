import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGeocoder, type Geocoder } from './geocoder.ts';

const server = createServer((request, response) => answer(request, response));
let answer: RequestListener;
let geocoder: Geocoder;
let requests: string[];

beforeEach(async () => {
  requests = [];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  geocoder = createGeocoder(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const mercière = { address: '12 rue Mercière', postalCode: '69002', city: 'Lyon' };
const house = {
  type: 'housenumber',
  name: '12 Rue Mercière',
  score: 0.96,
  postcode: '69002',
  city: 'Lyon',
};

function answerWith(...features: Partial<typeof house & { oldcity: string; distance: number }>[]) {
  answerText(
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map((properties) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.8336, 45.7632] },
        properties: { ...house, ...properties },
      })),
    }),
  );
}

function answerText(text: string, status = 200, headers: Record<string, string> = {}) {
  answer = ({ url = '' }, response) => {
    requests.push(url);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };
}

const fault = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { fault?: string }) => error.fault,
  );

test('a house number stands at its door', async () => {
  answerWith({});
  expect(await geocoder.search(mercière)).toEqual({
    precision: 'housenumber',
    score: 0.96,
    latitude: 45.7632,
    longitude: 4.8336,
  });
  expect(new URL(`http://x${requests[0]}`).searchParams.get('q')).toBe('12 rue Mercière, 69002 Lyon');
});

test('a house that is not known stands in its street', async () => {
  answerWith({ type: 'street', name: 'Rue Mercière', score: 0.8 });
  expect(await geocoder.search(mercière)).toMatchObject({ precision: 'street' });
});

test.each([
  ['a low score', { score: 0.55 }],
  ['a commune', { type: 'municipality', score: 0.95 }],
  ['another town', { postcode: '29200', city: 'Brest' }],
  ['a town of the same name in another department', { postcode: '97400' }],
  ['another town with the same postal code', { city: 'Villeurbanne' }],
])('%s gives no point', async (_case, properties) => {
  answerWith(properties);
  expect(await geocoder.search(mercière)).toMatchObject({ precision: 'none' });
});

test('no match gives no point', async () => {
  answerWith();
  expect(await geocoder.search(mercière)).toEqual({ precision: 'none', score: 0 });
});

test.each([
  ['Lyon 2e', '69002'],
  ['LYON CEDEX 02', '69226'],
  ['lyon', '69000'],
])('%s (%s) is Lyon', async (city, postalCode) => {
  answerWith({});
  expect(await geocoder.search({ ...mercière, city, postalCode })).toMatchObject({
    precision: 'housenumber',
  });
});

test('a commune that has merged keeps its addresses', async () => {
  answerWith({ city: 'Valserhône', oldcity: 'Bellegarde-sur-Valserine', postcode: '01200' });
  const address = { address: '12 rue Haute', postalCode: '01200', city: 'Bellegarde-sur-Valserine' };
  expect(await geocoder.search(address)).toMatchObject({ precision: 'housenumber' });
});

test.each([
  ['the sign-in page of a network', '<!doctype html><title>Wi-Fi</title>'],
  ['another shape', '{"features": [{"geometry": null}]}'],
  ['coordinates in the wrong order', shapeWith([45.76, 204])],
])('%s is a fault, not a point', async (_case, text) => {
  answerText(text);
  expect(await fault(geocoder.search(mercière))).toBe('unusable');
});

function shapeWith(coordinates: number[]) {
  const feature = { geometry: { coordinates }, properties: house };
  return JSON.stringify({ type: 'FeatureCollection', features: [feature] });
}

test('a lost connection gets one more attempt', async () => {
  let attempts = 0;
  answer = (request, response) => {
    attempts += 1;
    if (attempts === 1) return void request.socket.destroy();
    response.end(shapeWith([4.8336, 45.7632]));
  };
  expect(await geocoder.search(mercière)).toMatchObject({ precision: 'housenumber' });
  expect(attempts).toBe(2);
});

test('a failing service gets one more attempt, not more', async () => {
  answerText('{}', 503);
  expect(await fault(geocoder.search(mercière))).toBe('unreachable');
  expect(requests).toHaveLength(2);
});

test('a service without an answer is given up after two attempts of two seconds', async () => {
  answer = ({ url = '' }) => void requests.push(url);
  const started = performance.now();
  expect(await fault(geocoder.search(mercière))).toBe('slow');
  expect(requests).toHaveLength(2);
  expect(performance.now() - started).toBeGreaterThan(3_900);
});

test('after 429 nothing is sent until the service accepts requests again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  answerText('{}', 429, { 'retry-after': '3' });
  expect(await fault(geocoder.search(mercière))).toBe('busy');
  vi.advanceTimersByTime(2_900);
  expect(await fault(geocoder.search(mercière))).toBe('busy');
  expect(requests).toHaveLength(1);
  vi.advanceTimersByTime(200);
  answerWith({});
  expect(await geocoder.search(mercière)).toMatchObject({ precision: 'housenumber' });
});

test('an address is requested once, also by concurrent callers, and failures are not cached', async () => {
  answerText('{}', 503);
  expect(await fault(geocoder.search(mercière))).toBe('unreachable');
  requests = [];
  answerWith({});
  await Promise.all([geocoder.search(mercière), geocoder.search(mercière)]);
  await geocoder.search(mercière);
  expect(requests).toHaveLength(1);
});

test('a text that the service refuses gives no point', async () => {
  answerText('{"code":400}', 400);
  expect(await geocoder.search(mercière)).toMatchObject({ precision: 'none' });
});

test('a flood from one address leaves suggestions to others, and cached ones at once', async () => {
  answerText(JSON.stringify({ status: 'OK', results: [] }));
  await geocoder.complete('rue connue', 'addresses', 'visitor');
  const flood = Array.from({ length: 50 }, (_, index) =>
    fault(geocoder.complete(`rue ${index}`, 'addresses', 'flood')),
  );
  const others = ['one', 'another'].map((sender) =>
    geocoder.complete(`rue de ${sender}`, 'addresses', sender),
  );
  expect(await geocoder.complete('rue connue', 'addresses', 'visitor')).toEqual([]);
  expect(requests).toHaveLength(1);
  await Promise.all(others);
  expect((await Promise.all(flood)).filter((refused) => refused === 'busy').length).toBeGreaterThan(40);
});

test('suggestions are addresses with their town', async () => {
  const result = { fulltext: '12 Rue Mercière, 69002 Lyon', city: 'Lyon', zipcode: '69002', x: 4.8, y: 45.7 };
  answerText(JSON.stringify({ status: 'OK', results: [result, { ...result, fulltext: '69002 Lyon' }] }));
  const town = { postalCode: '69002', city: 'Lyon', latitude: 45.7, longitude: 4.8 };
  expect(await geocoder.complete('12 rue mer', 'addresses', 'a')).toEqual([
    { ...town, address: '12 Rue Mercière' },
    { ...town, address: '' },
  ]);
});

test('places are quarters and stations under their own name, without towns', async () => {
  const place = { country: 'PositionOfInterest', city: 'Lyon', zipcode: '69004', x: 4.83, y: 45.77 };
  const results = [
    { ...place, fulltext: 'croix-rousse, 69004 Lyon', names: ['Croix-Rousse'], poiType: ['quartier'] },
    { ...place, fulltext: 'Lyon, 69001', names: ['Lyon'], poiType: ['administratif', 'commune'] },
  ];
  answerText(JSON.stringify({ status: 'OK', results }));
  expect(await geocoder.complete('croix rou', 'places', 'a')).toEqual([
    { address: 'Croix-Rousse', postalCode: '69004', city: 'Lyon', latitude: 45.77, longitude: 4.83 },
  ]);
  const type = (url: string) => new URL(`http://x${url}`).searchParams.get('type');
  await geocoder.complete('croix rou', 'addresses', 'a');
  expect(requests.map(type)).toEqual(['StreetAddress,PositionOfInterest', 'StreetAddress']);
});

test('the nearest address carries its distance; in the sea there is none', async () => {
  answerWith({ distance: 12 });
  expect(await geocoder.reverse({ latitude: 45.7633, longitude: 4.8336 })).toEqual({
    address: '12 Rue Mercière',
    postalCode: '69002',
    city: 'Lyon',
    distance: 12,
  });
  answerWith();
  expect(await geocoder.reverse({ latitude: 46, longitude: -5 })).toBeNull();
});
