import { z } from 'zod';
import { inEveryForm, type LaundromatField } from './field-definition.ts';
import { holidayHoursValues, openingExceptionsSchema, storedException } from './opening-exceptions.ts';
import { storedWeek, weeklyHoursSchema } from './weekly-hours-schema.ts';

const cycleMessage = "La durée d'un lavage avec séchage va de 5 à 600 minutes.";
const cycleMinutes = z.int(cycleMessage).min(5, cycleMessage).max(600, cycleMessage).nullish();
const weeklyHours = weeklyHoursSchema.nullish();
const holidayHours = z.enum(holidayHoursValues, 'Choix inconnu pour les jours fériés.').optional();

export const hoursFields = {
  weeklyHours: {
    schemas: { ...inEveryForm(weeklyHours), answer: storedWeek.nullable() },
  },
  holidayHours: {
    label: 'Horaires des jours fériés',
    schemas: { ...inEveryForm(holidayHours), answer: z.enum(holidayHoursValues) },
  },
  openingExceptions: {
    label: 'Fermetures et horaires exceptionnels',
    schemas: {
      edit: openingExceptionsSchema.optional(),
      submission: openingExceptionsSchema.default([]),
      create: openingExceptionsSchema.default([]),
      answer: z.array(storedException),
    },
  },
  cycleMinutes: {
    label: "Durée d'un lavage avec séchage, en minutes",
    schemas: { ...inEveryForm(cycleMinutes), answer: z.int().nullable() },
  },
} as const satisfies Record<string, LaundromatField>;
