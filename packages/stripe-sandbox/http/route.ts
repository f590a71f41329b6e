import type { World } from '../world.ts';

/** One call while it is answered. */
export interface Call<P = Record<string, unknown>> {
  world: World;
  /** Parameters, read as the route's type; `expand` has been taken out. */
  params: P;
  /** Identifier in the path. */
  id: string;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below /v1; `:id` stands for an identifier. */
  path: string;
  /** Name of the SDK's type of the parameters, in shapes.json. */
  parameters: string;
  /**
   * What the sandbox imitates, as dotted paths; a path includes what is below it. Other parameters that Stripe
   * knows are refused too, by another message: better none than one that silently does nothing.
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
