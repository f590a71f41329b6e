import { z } from 'zod';

const coordinates = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** `/search` and `/reverse`: GeoJSON, so the longitude comes first. */
export const featureAnswer = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.object({ coordinates }),
      properties: z.object({
        type: z.string(),
        name: z.string(),
        score: z.number().default(0),
        postcode: z.string().nullish(),
        city: z.string().nullish(),
        /** Name of the commune before it became part of `city`. */
        oldcity: z.string().nullish(),
        distance: z.number().optional(),
      }),
    }),
  ),
});
export type Feature = z.infer<typeof featureAnswer>['features'][number];

export const completionAnswer = z.object({
  results: z.array(
    z.object({
      fulltext: z.string(),
      names: z.array(z.string()).nullish(),
      poiType: z.array(z.string()).nullish(),
      city: z.string().nullish(),
      zipcode: z.string().nullish(),
      x: z.number().min(-180).max(180),
      y: z.number().min(-90).max(90),
    }),
  ),
});
export type Completion = z.infer<typeof completionAnswer>['results'][number];
