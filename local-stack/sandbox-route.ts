import { Router, type RequestHandler } from 'express';
import { readMailbox } from './mailbox/mailbox.ts';

export interface SandboxParts {
  mailDirectory?: string;
  payments?: RequestHandler;
  tiles: RequestHandler;
}

/** `GET /__sandbox/mail` returns the emails as JSON, newest first; `?to=` filters by recipient. */
export function sandboxRoute({ mailDirectory, ...parts }: SandboxParts): Router {
  const routes = Router();
  if (mailDirectory)
    routes.get('/mail', async (request, response) => {
      const emails = await readMailbox(mailDirectory);
      const { to } = request.query;
      response.set('Cache-Control', 'no-store');
      response.json(typeof to === 'string' ? emails.filter((email) => email.to.includes(to)) : emails);
    });
  if (parts.payments) routes.use('/stripe', parts.payments);
  routes.use('/tiles', parts.tiles);
  return routes;
}
