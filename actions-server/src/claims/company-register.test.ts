import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCompanyRegister } from './company-register.ts';

const siret = '91234567500017';

async function registerThatAnswers(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const warn = vi.fn();
  const { port } = server.address() as AddressInfo;
  return { register: createCompanyRegister(`http://127.0.0.1:${port}`, { warn }), warn };
}

const json = (body: unknown): RequestListener => {
  return (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
};
const establishment = { siret, adresse: '1 RUE A', etat_administratif: 'A', activite_principale: null };

test('only the establishment with this very number counts', async () => {
  const other = { ...establishment, siret: '91234567500025' };
  const { register } = await registerThatAnswers(
    json({ results: [{ nom_complet: 'AUTRE', siege: other, matching_etablissements: [other] }] }),
  );
  expect(await register.find(siret)).toEqual({ state: 'not_found', company: null });
});

test('an establishment may lack a place and an activity, and be the head office', async () => {
  const { register } = await registerThatAnswers(
    json({
      results: [
        {
          nom_complet: 'LAVERIE',
          activite_principale: '96.01B',
          siege: { ...establishment, latitude: '', longitude: 'x' },
        },
      ],
    }),
  );
  expect(await register.find(siret)).toEqual({
    state: 'found',
    company: {
      name: 'LAVERIE',
      address: '1 RUE A',
      isOpen: true,
      activity: '96.01B',
      latitude: null,
      longitude: null,
    },
  });
});

test.each<[string, RequestListener]>([
  ['an error', (_request, response) => response.writeHead(500).end()],
  ['a page', (_request, response) => response.setHeader('Content-Type', 'text/html').end('<html>')],
  [
    'JSON that is broken',
    (_request, response) => response.setHeader('Content-Type', 'application/json').end('{'),
  ],
  ['JSON of another shape', json([])],
  [
    'a redirect to a page',
    (request, response) =>
      request.url === '/portal'
        ? response.setHeader('Content-Type', 'text/html').end('<html>')
        : response.writeHead(302, { Location: '/portal' }).end(),
  ],
])('%s makes the register unavailable, and is logged', async (_name, listener) => {
  const { register, warn } = await registerThatAnswers(listener);
  expect(await register.find(siret)).toEqual({ state: 'unavailable', company: null });
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain(siret);
});

test('a register that asks to wait gets no further request meanwhile', async () => {
  let requests = 0;
  const { register } = await registerThatAnswers((_request, response) => {
    requests += 1;
    response.writeHead(429, { 'Retry-After': '30' }).end();
  });
  for (let asked = 0; asked < 3; asked += 1)
    expect(await register.find(siret)).toMatchObject({ state: 'unavailable' });
  expect(requests).toBe(1);
});
