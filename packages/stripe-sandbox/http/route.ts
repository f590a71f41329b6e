import { z } from 'zod';
import type { SandboxContext } from '../context.ts';

interface Call<P> {
  context: SandboxContext;
  params: P;
  id: string;
}

export interface Route {
  method: 'get' | 'post' | 'delete';
  path: string;
  /** The parameters that the product sends; any other is refused. */
  parameters: z.ZodType;
  answer(call: Call<unknown>): object;
}

export function route<S extends z.ZodRawShape>(
  method: Route['method'],
  path: string,
  parameters: S,
  answer: (call: Call<z.output<z.ZodObject<S>>>) => object,
): Route {
  return { method, path, parameters: z.strictObject(parameters), answer: answer as Route['answer'] };
}

export const listOf = <T extends z.ZodType>(item: T, most = 100) =>
  z.preprocess(
    (given) => (typeof given === 'object' && given !== null ? Object.values(given) : given),
    z.array(item).max(most),
  );

export const metadata = z.record(z.string(), z.string()).default({});
