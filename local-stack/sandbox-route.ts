import { Router, type RequestHandler } from 'express';
import { companyRegisterRoutes } from './company-register/company-register.ts';
import { geocoderRoutes } from './geocoder/geocoder.ts';
import { readMailbox } from './mailbox/mailbox.ts';
import { mapTiles } from './map-tiles/map-tiles.ts';

export interface SandboxParts {
  mailDirectory?: string;
  payments?: RequestHandler;
  databaseUrl: string;
}

/** Fakes of outside services. `GET /__sandbox/mail` returns the emails as JSON, newest first; `?to=` filters by recipient. */
export function sandboxRoute({ mailDirectory, payments, databaseUrl }: SandboxParts): Router {
  const routes = Router();
  if (mailDirectory)
    routes.get('/mail', async (request, response) => {
      const emails = await readMailbox(mailDirectory);
      const { to } = request.query;
      response.set('Cache-Control', 'no-store');
      response.json(typeof to === 'string' ? emails.filter((email) => email.to.includes(to)) : emails);
    });
  if (payments) routes.use('/stripe', payments);
  routes.use('/tiles', mapTiles());
  routes.use('/geocoder', geocoderRoutes(databaseUrl));
  routes.use('/company-register', companyRegisterRoutes());
  return routes;
}
