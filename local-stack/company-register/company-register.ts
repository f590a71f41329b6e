import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { companies, type Company } from './companies.ts';

/** Faults of the register, for tests. */
export const registerFaults = ['down', 'html', 'slow', 'busy'] as const;
export type RegisterFault = (typeof registerFaults)[number];

export interface LocalCompanyRegister {
  url: string;
  /** Controls of the fake, for /__sandbox/company-register: `POST ?fault=html` sets a fault, `POST` without one ends it. */
  controls: Router;
  /** Sets or ends a fault of every answer. */
  fail(fault: RegisterFault | undefined): void;
  close(): Promise<void>;
}

const slowMs = 6_000;

/** Starts a business register with a few invented companies, in the shape of « Recherche d'entreprises ». */
export async function startCompanyRegister(): Promise<LocalCompanyRegister> {
  let fault: RegisterFault | undefined;
  const app = express();
  app.use((request, response, next) => answerFault(fault, request, response, next));
  app.get('/search', ({ query }, response) => {
    const results = companies.filter(({ siret }) => siret === query.q).map(unitOf);
    response.json({
      results,
      total_results: results.length,
      page: 1,
      per_page: 5,
      total_pages: results.length,
    });
  });
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const fail = (next: RegisterFault | undefined) => void (fault = next);
  return {
    url: `http://127.0.0.1:${port}`,
    controls: createControls(fail),
    fail,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function unitOf({ siret, name, address, isOpen, latitude, longitude }: Company) {
  const establishment = {
    siret,
    adresse: address,
    etat_administratif: isOpen ? 'A' : 'F',
    activite_principale: '96.01B',
    latitude: String(latitude),
    longitude: String(longitude),
    est_siege: true,
  };
  return {
    siren: siret.slice(0, 9),
    nom_complet: name,
    etat_administratif: isOpen ? 'A' : 'C',
    activite_principale: '96.01B',
    siege: establishment,
    matching_etablissements: [establishment],
  };
}

async function answerFault(
  fault: RegisterFault | undefined,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  switch (fault) {
    case 'down':
      return void request.socket.destroy();
    case 'html':
      return void response.send('<!doctype html><title>Connexion au Wi-Fi</title>');
    case 'busy':
      return void response.status(429).set('Retry-After', '1').json({ erreur: 'Too many requests' });
    case 'slow':
      await sleep(slowMs);
      return next();
    default:
      return next();
  }
}

function createControls(fail: (fault: RegisterFault | undefined) => void): Router {
  const routes = Router();
  routes.post('/', ({ query }, response) => {
    const fault = registerFaults.find((one) => one === query.fault);
    if (query.fault !== undefined && !fault) {
      return void response.status(400).json({ message: `fault must be one of ${registerFaults.join(', ')}` });
    }
    fail(fault);
    response.json({ fault: fault ?? null });
  });
  return routes;
}
