import { takeEngineMessages } from '@lavoir/hasura-engine/engine-messages';
import { afterEach } from 'vitest';

afterEach(({ task }) => {
  const messages = takeEngineMessages();
  if (task.result?.state === 'fail') for (const message of messages) process.stderr.write(`${message}\n`);
});
