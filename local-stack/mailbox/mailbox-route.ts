import { Router } from 'express';
import { readMailbox } from './mailbox.ts';

/** Serves `GET /mail`: the emails of this instance as JSON, newest first; `?to=` filters by recipient. */
export function mailboxRoute(directory: string): Router {
  const routes = Router();
  routes.get('/mail', async (request, response) => {
    const emails = await readMailbox(directory);
    const { to } = request.query;
    response.set('Cache-Control', 'no-store');
    response.json(typeof to === 'string' ? emails.filter((email) => email.to.includes(to)) : emails);
  });
  return routes;
}
