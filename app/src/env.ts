/** Settings that a build takes from its environment; everything else is a constant of contract/. */
export const env = {
  graphqlUrl: '/v1/graphql',
};
