import { Router, type RequestHandler } from 'express';

/** Everything below /__sandbox: the mails and the payments that only exist on this computer. */
export function sandboxRoute(
  mailbox: RequestHandler | undefined,
  payments: RequestHandler | undefined,
): Router {
  const routes = Router();
  if (mailbox) routes.use(mailbox);
  if (payments) routes.use('/stripe', payments);
  return routes;
}
