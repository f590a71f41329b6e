import type { Answer } from './project-fixture.ts';

/** The one error of an answer, in the order that tests state it. */
export function refusal({ errors, data }: Answer) {
  if (!errors || errors.length !== 1)
    throw new Error(`expected one error, received ${JSON.stringify(data ?? errors)}`);
  const [error] = errors;
  return { message: error?.message, code: error?.extensions.code, path: error?.extensions.path };
}
