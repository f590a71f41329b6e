import { Router } from 'express';
import { z } from 'zod';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';
import { pinOnLandConstraint } from '#contract/laundromat/location.ts';
import { ApiError } from '../http/api-error.ts';
import { parseInput } from '../http/validation.ts';

const pin = z.object({ latitude: z.coerce.number(), longitude: z.coerce.number() });
const call = z.object({ data: z.object({ input: z.array(z.looseObject({})) }) });

interface PinChecks {
  assertPin(point: Coordinates): Promise<void>;
}

/**
 * Refuses pins of laundromats that administrators add through Hasura. Hasura passes on only the text, so it begins with
 * the name of the refusal, as in errors of the database.
 */
export function pinValidation(places: PinChecks): Router {
  const routes = Router();
  routes.post('/laundromats', async (request, response) => {
    const { input } = parseInput(call, request.body).data;
    for (const { latitude, longitude } of input) {
      if (latitude == null || longitude == null) continue;
      const stated = pin.safeParse({ latitude, longitude });
      if (!stated.success) continue;
      try {
        await places.assertPin(stated.data);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        response.status(400).json({ message: `${pinOnLandConstraint}: ${error.message}` });
        return;
      }
    }
    response.json({});
  });
  return routes;
}
