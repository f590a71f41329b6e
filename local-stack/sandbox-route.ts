import { Router, type RequestHandler } from 'express';
import { readMailbox } from './mailbox/mailbox.ts';

/**
 * Serves /__sandbox: the emails and payments that exist only on this computer. `GET /mail` returns the emails as JSON,
 * newest first; `?to=` filters by recipient.
 */
export function sandboxRoute(
  mailDirectory: string | undefined,
  payments: RequestHandler | undefined,
): Router {
  const routes = Router();
  if (mailDirectory)
    routes.get('/mail', async (request, response) => {
      const emails = await readMailbox(mailDirectory);
      const { to } = request.query;
      response.set('Cache-Control', 'no-store');
      response.json(typeof to === 'string' ? emails.filter((email) => email.to.includes(to)) : emails);
    });
  if (payments) routes.use('/stripe', payments);
  return routes;
}
