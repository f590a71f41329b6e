/** Indents JSON as Stripe does: a body that is parsed and serialized again no longer matches its signature. */
export const pretty = (value: unknown) => JSON.stringify(value, null, 2);
