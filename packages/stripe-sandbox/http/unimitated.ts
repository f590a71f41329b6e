import { badRequest } from './stripe-fault.ts';
import type { RawFields } from './form.ts';

/** Refuses parameters that Stripe supports and the sandbox does not. */
export function refuseUnimitated(raw: RawFields, imitates: readonly string[]): void {
  for (const path of pathsOf(raw)) {
    const isImitated = imitates.some((known) => path === known || path.startsWith(`${known}.`));
    if (isImitated) continue;
    const [first, ...rest] = path.split('.');
    const param = `${first}${rest.map((segment) => `[${segment}]`).join('')}`;
    throw badRequest(`Stripe knows the parameter ${param}; this sandbox does not imitate it.`, param);
  }
}

/** Returns the paths of all leaves, without list indexes. */
function pathsOf(raw: RawFields): string[] {
  return Object.entries(raw).flatMap(([key, value]) => {
    if (typeof value === 'string') return [key];
    return pathsOf(value).map((below) =>
      /^\d+$/.test(below.split('.')[0]!) ? key + tail(below) : `${key}.${below}`,
    );
  });
}

const tail = (path: string) => path.replace(/^\d+/, '');
