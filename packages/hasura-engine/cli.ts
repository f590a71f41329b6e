/** Serves a Hasura v3 project directory. Settings come from the environment, under Hasura's own names. */
import { parseArgs } from 'node:util';
import { startEngine } from './engine.ts';
import { ProjectError } from './errors/project-error.ts';

const options = {
  project: { type: 'string', default: '.' },
  port: { type: 'string', default: '8080' },
} as const;

const print = (stream: NodeJS.WriteStream, message: string) => void stream.write(`${message}\n`);

async function main(): Promise<void> {
  const { project, port } = parseArgs({ options }).values;
  const engine = await startEngine({
    projectDirectory: project,
    environment: process.env,
    port: Number(port),
  });
  print(process.stdout, `The engine is listening at ${engine.url}`);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void engine.close().then(() => process.exit(0));
    });
  }
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  const isKnown = error instanceof ProjectError || code !== undefined;
  print(process.stderr, isKnown ? message || String(code) : String((error as Error).stack));
  process.exit(1);
});
