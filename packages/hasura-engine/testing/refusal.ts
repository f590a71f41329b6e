import type { Answer } from './project-fixture.ts';

/** Returns message, code and path of the single error in an answer. */
export function refusal({ errors, data }: Answer) {
  if (!errors || errors.length !== 1)
    throw new Error(`expected one error, received ${JSON.stringify(data ?? errors)}`);
  const [error] = errors;
  return { message: error?.message, code: error?.extensions.code, path: error?.extensions.path };
}
