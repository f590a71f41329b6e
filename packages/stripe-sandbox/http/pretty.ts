/** Indented like Stripe's own JSON: a body that is parsed and written again no longer fits its signature. */
export const pretty = (value: unknown) => JSON.stringify(value, null, 2);
