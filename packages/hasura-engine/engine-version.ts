/** Version of Hasura that this engine imitates and reports to clients and webhooks. */
export const engineVersion = 'v2.48.0';
