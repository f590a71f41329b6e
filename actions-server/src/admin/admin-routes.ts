import { Router } from 'express';
import { callerOf, requireRole } from '../session/caller.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { paymentsQuery, subscriptionsQuery, usersQuery } from './admin-documents.ts';

const adminOnly = requireRole('site_admin');

/** `/api/users` and `/api/admin/…`: for administrators only. */
export function adminRoutes(hasura: Hasura): Router {
  const routes = Router();
  routes.get('/users', adminOnly, async (request, response) => {
    const { users } = await hasura.query(usersQuery, {}, callerOf(request));
    response.json(users);
  });
  routes.get('/admin/subscriptions', adminOnly, async (request, response) => {
    const { subscriptions } = await hasura.query(subscriptionsQuery, {}, callerOf(request));
    response.json(subscriptions);
  });
  routes.get('/admin/payments', adminOnly, async (request, response) => {
    const { payments } = await hasura.query(paymentsQuery, {}, callerOf(request));
    response.json(payments);
  });
  return routes;
}
