export const serverPassword = 'test-server-password';
