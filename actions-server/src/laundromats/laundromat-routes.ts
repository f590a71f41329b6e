import { Router } from 'express';
import { z } from 'zod';
import { totalCountHeader } from '#contract/laundromat/laundromats.ts';
import { laundromatsQuery } from '#contract/laundromat/search-parameters.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { LaundromatDetailFragment } from '../hasura/generated/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';
import { callerOf } from '../session/caller.ts';
import { detailAnswer } from './laundromat-answer.ts';
import { laundromatByIdQuery, laundromatBySlugQuery } from './laundromat-documents.ts';
import { searchLaundromats } from './laundromat-search.ts';

const id = rowId();
const slug = z.string().regex(/^[a-z0-9-]{1,300}$/);

/** Returns the id, or throws `laundromatNotFound` for a text that cannot be an id. */
const laundromatKey = (text: unknown) => orNotFound(id, text);
const laundromatSlug = (text: unknown) => orNotFound(slug, text);

function orNotFound(key: z.ZodType<string>, text: unknown): string {
  const parsed = key.safeParse(text);
  if (!parsed.success) throw new ApiError('laundromatNotFound');
  return parsed.data;
}

/** `/api/laundromats`: search and laundromats for everybody. */
export function laundromatRoutes(hasura: Hasura): Router {
  const routes = Router();

  routes.get('/', async (request, response) => {
    const query = parseInput(laundromatsQuery, request.query);
    const { laundromats, total } = await searchLaundromats(hasura, query, callerOf(request));
    response.setHeader(totalCountHeader, total);
    response.json(laundromats);
  });

  routes.get('/slug/:slug', async (request, response) => {
    const variables = { slug: laundromatSlug(request.params.slug) };
    const answer = await hasura.query(laundromatBySlugQuery, variables, callerOf(request));
    response.json(detailAnswer(found(answer.laundromats[0])));
  });

  routes.get('/:id', async (request, response) => {
    const variables = { id: laundromatKey(request.params.id) };
    const answer = await hasura.query(laundromatByIdQuery, variables, callerOf(request));
    response.json(detailAnswer(found(answer.laundromats_by_pk)));
  });

  return routes;
}

function found(row: LaundromatDetailFragment | null | undefined): LaundromatDetailFragment {
  if (!row) throw new ApiError('laundromatNotFound');
  return row;
}
