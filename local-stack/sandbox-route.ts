import { Router, type RequestHandler } from 'express';

/** Serves /__sandbox: the emails and payments that exist only on this computer. */
export function sandboxRoute(
  mailbox: RequestHandler | undefined,
  payments: RequestHandler | undefined,
): Router {
  const routes = Router();
  if (mailbox) routes.use(mailbox);
  if (payments) routes.use('/stripe', payments);
  return routes;
}
