import { createServer } from 'vite';
import { reachableGeocoder } from '../local-stack/geocoder/geocoder.ts';
import { startStack } from '../local-stack/index.ts';
import { readSettings } from '../local-stack/settings.ts';

// Runs the local stack behind Vite, which serves the app and forwards all other requests. The stack answers any GraphQL
// document, so that a query can be tried before codegen.
const settings = readSettings(process.env);
const publicUrl = `http://localhost:${settings.port}`;
const stack = await startStack({
  ...settings,
  port: 0,
  publicUrl,
  allowList: false,
  geocoderUrl: settings.server.GEOCODER_URL ?? reachableGeocoder(),
  log: (message) => console.log(`· ${message}`),
});
process.env.BACKEND_URL = stack.url;
const vite = await createServer({ server: { port: settings.port, strictPort: true } });
await vite.listen();
vite.printUrls();

// Vite's own listener would end the process before the stack is closed.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void vite
      .close()
      .then(() => stack.close())
      .then(() => process.exit(0));
  });
}
