import { z } from 'zod';

/** The text of a parameter; a repeated one arrives as a list. */
export const once = z.string("Ce paramètre ne peut être donné qu'une seule fois.");

function degrees(title: string, limit: number) {
  const message = `${title} doit être un nombre entre -${limit} et ${limit}.`;
  return once
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, message)
    .transform(Number)
    .pipe(z.number().min(-limit, message).max(limit, message));
}

export const latitudeParameter = degrees('La latitude', 90);
export const longitudeParameter = degrees('La longitude', 180);
