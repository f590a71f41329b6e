import { Router } from 'express';
import { readMailbox } from './mailbox.ts';

/** `GET /mail`: the mails of this instance as JSON, newest first; `?to=` keeps those to one address. */
export function mailboxRoute(directory: string): Router {
  const routes = Router();
  routes.get('/mail', async (request, response) => {
    const mails = await readMailbox(directory);
    const { to } = request.query;
    response.set('Cache-Control', 'no-store');
    response.json(typeof to === 'string' ? mails.filter((mail) => mail.to.includes(to)) : mails);
  });
  return routes;
}
