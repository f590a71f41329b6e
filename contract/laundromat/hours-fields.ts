import { z } from 'zod';
import { byOwner, inEveryForm, type LaundromatField } from './field-definition.ts';
import { holidayHoursValues, openingExceptionsSchema, storedException } from './opening-exceptions.ts';
import { storedWeek, weeklyHoursSchema } from './weekly-hours-schema.ts';

const cycleMessage = "La durée d'un lavage avec séchage va de 5 à 600 minutes.";
const cycleMinutes = z.int(cycleMessage).min(5, cycleMessage).max(600, cycleMessage).nullish();
const weeklyHours = weeklyHoursSchema.nullish();
const holidayHours = z.enum(holidayHoursValues, 'Choix inconnu pour les jours fériés.').optional();

const inOpening = { ...byOwner, group: 'opening' } as const;

export const hoursFields = {
  weeklyHours: {
    ...inOpening,
    label: 'Horaires de la semaine',
    input: 'weeklyHours',
    schemas: { ...inEveryForm(weeklyHours), answer: storedWeek.nullable() },
  },
  holidayHours: {
    ...inOpening,
    label: 'Horaires des jours fériés',
    input: 'holidayHours',
    schemas: { ...inEveryForm(holidayHours), answer: z.enum(holidayHoursValues) },
  },
  openingExceptions: {
    ...inOpening,
    label: 'Fermetures et horaires exceptionnels',
    input: 'openingExceptions',
    schemas: {
      edit: openingExceptionsSchema.optional(),
      submission: openingExceptionsSchema.default([]),
      create: openingExceptionsSchema.default([]),
      answer: z.array(storedException),
    },
  },
  cycleMinutes: {
    ...inOpening,
    label: "Durée d'un lavage avec séchage, en minutes",
    input: 'cycleMinutes',
    schemas: { ...inEveryForm(cycleMinutes), answer: z.int().nullable() },
  },
} as const satisfies Record<string, LaundromatField>;
