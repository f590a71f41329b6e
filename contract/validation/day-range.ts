/** Without a schema, because the first view of the app loads this file. */
export const typedDays = { min: '2000-01-01', max: '2099-12-31' } as const;

export const yearMessage = "Écrivez l'année avec ses quatre chiffres, comme 2026.";

export const isTypedDay = (day: string) => typedDays.min <= day && day <= typedDays.max;
