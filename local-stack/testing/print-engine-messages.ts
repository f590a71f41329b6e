import { afterEach } from 'vitest';
import { takeEngineMessages } from '@lavoir/hasura-engine/engine-messages';

afterEach(({ task }) => {
  const messages = takeEngineMessages();
  if (task.result?.state === 'fail') for (const message of messages) process.stderr.write(`${message}\n`);
});
