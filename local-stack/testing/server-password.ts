/** Password of the actions server's role in the clusters of tests. */
export const serverPassword = 'test-server-password';
