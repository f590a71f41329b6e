import express, { type Express, type RequestHandler } from 'express';
import { refusalsOf } from '#contract/http/endpoint.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import { type Operations, ownRefusals } from '#contract/http/operation.ts';
import { operations } from '#contract/http/operations.ts';

/** An action that refuses with a code that its entry does not list answers `notListed`. */
export function refusingAsListed(app: Express): Express {
  return express().use('/actions/:name', onlyListed).use(app);
}

const onlyListed: RequestHandler = ({ params }, response, next) => {
  const name = String(params.name);
  const send = response.json.bind(response);
  response.json = (answer: { extensions?: { code: ErrorCode } }) => {
    const code = answer.extensions?.code;
    if (!code || listedRefusals(name).includes(code)) return send(answer);
    return send({
      message: `The entry of ${name} does not list ${code}.`,
      extensions: { code: 'notListed' },
    });
  };
  next();
};

function listedRefusals(name: string): ErrorCode[] {
  const operation = (operations as Operations)[name]!;
  const { roles, input: body } = operation;
  return refusalsOf({ roles, body, refusals: ownRefusals(operation) });
}
