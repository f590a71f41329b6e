import { Router, type RequestHandler } from 'express';
import { contactForm } from '#contract/contact/contact.ts';
import { callerOf } from '../session/caller.ts';
import { methodNotAllowed } from '../http/error-answer.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { parseInput } from '../http/validation.ts';
import { sendContact } from './send-contact.ts';

/** `/api/contact` */
export function contactRoutes(hasura: Hasura, limits: RequestHandler[]): Router {
  const routes = Router();
  routes
    .route('/')
    .post(...limits, async (request, response) => {
      const form = parseInput(contactForm, request.body);
      const { id, isNew } = await sendContact(hasura, callerOf(request), form);
      response.status(isNew ? 201 : 200).json({ id });
    })
    .all(methodNotAllowed('POST'));
  return routes;
}
