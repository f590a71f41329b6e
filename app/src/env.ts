/** What a build may be told from outside; everything else is a constant of contract/. */
export const env = {
  graphqlUrl: '/v1/graphql',
};
