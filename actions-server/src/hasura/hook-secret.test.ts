import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { errorAnswer } from '../http/error-answer.ts';
import { hookSecretHeader, requireHookSecret } from './hook-secret.ts';

const app = express();
app.use(requireHookSecret('new-secret', 'previous-secret'), (_request, response) => void response.json({}));
app.use(errorAnswer);

const statusWith = async (secret: string) =>
  (await request(app).post('/').set(hookSecretHeader, secret)).status;

test('while the secret is being changed, both are accepted and nothing else', async () => {
  expect(await statusWith('new-secret')).toBe(200);
  expect(await statusWith('previous-secret')).toBe(200);
  expect(await statusWith('new-secre')).toBe(401);
  expect((await request(app).post('/')).status).toBe(401);
});
