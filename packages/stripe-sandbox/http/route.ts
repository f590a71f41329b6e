import type { SandboxContext } from '../context.ts';

/** An API call. */
export interface Call<P = Record<string, unknown>> {
  context: SandboxContext;
  /** Parameters of the route's type, without `expand`. */
  params: P;
  /** Identifier in the path. */
  id: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below /v1; `:id` is an identifier. */
  path: string;
  /** Name of the SDK type of the parameters in shapes.json. */
  parameters: string;
  /**
   * Supported parameters as dotted paths, which include all nested ones. Other parameters of Stripe are refused with a
   * different message rather than ignored.
   */
  imitates: readonly string[];
  answer(call: Call<never>): unknown;
}

/** Declares a route whose parameters have the SDK's type `P`. */
export function route<P>(
  method: Route['method'],
  path: string,
  parameters: string,
  imitates: readonly string[],
  answer: (call: Call<P>) => unknown,
): Route {
  return { method, path, parameters, imitates, answer: answer as Route['answer'] };
}
