/** The version of Hasura whose answers this engine gives; it calls itself so to clients and webhooks. */
export const engineVersion = 'v2.48.0';
