import { ownUsage, type ServerModule } from './server.ts';

// Runs one of the servers for a benchmark. It sends its addresses once, then its memory and processor time after each
// message that it receives.
const { start } = (await import(process.argv[2]!)) as ServerModule;
const { close, ...addresses } = await start(process.env);
process.send!(addresses);
process.on('message', (options: { collectsGarbage: boolean }) => process.send!(ownUsage(options)));
// Node writes a CPU profile only when the process exits by itself. The `disconnect` event means that the benchmark was
// killed.
for (const end of ['SIGTERM', 'disconnect']) {
  process.once(end, async () => {
    await close?.();
    process.exit();
  });
}
