import { GraphqlError } from '../../errors/graphql-error.ts';
import type { InputValidation } from '../../schema/model.ts';
import type { Bindings } from '../../sql/parameter.ts';
import { jsonText } from '../../sql/value.ts';
import { postJson, type WebhookAnswer } from '../../webhooks/webhook.ts';
import type { WritePlan } from './written-rows.ts';

export interface ValidatedInput {
  validation: InputValidation;
  read: ((bindings: Pick<Bindings, 'variables'>) => unknown)[];
}

export function withValidation(write: WritePlan, inputs: readonly ValidatedInput[]): WritePlan {
  if (inputs.length === 0) return write;
  return async (transaction, bindings) => {
    for (const { validation, read } of inputs)
      await validate(
        validation,
        bindings,
        read.map((each) => each(bindings)),
      );
    return write(transaction, bindings);
  };
}

async function validate(
  { webhook, timeoutSeconds }: InputValidation,
  { session }: Bindings,
  input: unknown[],
): Promise<void> {
  const body = jsonText({
    version: 1,
    role: session.get('x-hasura-role'),
    session_variables: Object.fromEntries(session),
    data: { input },
  });
  const headers: [string, string][] = [...webhook.headers, ['content-type', 'application/json']];
  const answer = await postJson(webhook.url, headers, body, timeoutSeconds).catch((error: unknown) => {
    throw new GraphqlError('unexpected', 'http exception when validating input data', '$', {
      error: { type: 'http_exception', message: (error as Error).message },
      request: { url: webhook.url, headers: webhook.loggableHeaders },
    });
  });
  if (answer.status === 200) return;
  if (answer.status === 400) throw new GraphqlError('validation-failed', messageOf(answer));
  throw new GraphqlError('unexpected', 'internal error when validating input data', '$', {
    response: { status: answer.status, body: answer.body.slice(0, 500) },
  });
}

function messageOf({ body }: WebhookAnswer): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === 'string') return message;
  } catch {
    // Not JSON.
  }
  return 'validation of the input data has failed';
}
