import { Router } from 'express';
import { contactForm } from '#contract/contact/contact.ts';
import { callerOf, systemFor } from '../session/caller.ts';
import { withdrawalRoutes } from '../session/withdrawal-routes.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import type { WriteLimits } from '../http/write-limits.ts';
import { contactQuery, withdrawContactMutation } from './contact-documents.ts';
import { sendContact } from './send-contact.ts';

/** `/api/contact` */
export function contactRoutes(hasura: Hasura, limits: WriteLimits): Router {
  const routes = Router();
  routes
    .route('/')
    .post(...limits.contact, async (request, response) => {
      const form = parseInput(contactForm, request.body);
      const { id, isNew } = await sendContact(hasura, callerOf(request), form);
      response.status(isNew ? 201 : 200).json({ id });
    })
    .all(methodNotAllowed('POST'));
  routes.use(
    withdrawalRoutes(limits.withdrawals, async (caller, text) => {
      const system = systemFor(caller);
      const { delete_contacts } = await hasura.query(withdrawContactMutation, text, system);
      return {
        count: delete_contacts?.affected_rows ?? 0,
        isStored: async () =>
          (await hasura.query(contactQuery, { id: text.id }, system)).contacts_by_pk !== null,
      };
    }),
  );
  return routes;
}
