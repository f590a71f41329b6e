import type { z } from 'zod';
import { graphqlTypes } from '#contract/http/operation.ts';

interface TypeReference {
  name: string;
  isNullable: boolean;
}

const formats: Record<string, string> = { guid: 'uuid', date: 'date', safeint: 'Int' };
const numbersAndTexts = { string: 'String', number: 'Float' };

export function graphqlType(schema: z.core.$ZodType): string {
  const { name, isNullable } = typeOf(schema as z.core.$ZodTypes);
  return isNullable ? name : `${name}!`;
}

/**
 * A pipe is nullable if its input is, and has the type of its output: a price is sent as a number or text, and stored
 * as a text. A schema that GraphQL cannot describe becomes `jsonb`.
 */
function typeOf(schema: z.core.$ZodTypes): TypeReference {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return { ...typeOf(def.innerType as z.core.$ZodTypes), isNullable: true };
    case 'pipe': {
      const received = typeOf(def.in as z.core.$ZodTypes);
      const result = def.out as z.core.$ZodTypes;
      return result._zod.def.type === 'transform' ? received : { ...received, name: typeOf(result).name };
    }
    case 'string':
    case 'number':
      return stated(formats[(def as { format?: string }).format ?? ''] ?? numbersAndTexts[def.type]);
    case 'enum':
    case 'literal':
      return stated('String');
    case 'boolean':
      return stated('Boolean');
    case 'array': {
      const element = graphqlType(def.element);
      return stated(element === 'jsonb!' ? 'jsonb' : `[${element}]`);
    }
    case 'union':
      return unionOf(def.options as z.core.$ZodTypes[]);
    case 'object':
      return stated(graphqlTypes.get(schema)?.name ?? 'jsonb');
    default:
      return stated('jsonb');
  }
}

const stated = (name: string): TypeReference => ({ name, isNullable: false });

function unionOf(options: z.core.$ZodTypes[]): TypeReference {
  const filled = options.filter((option) => !isEmpty(option));
  const names = new Set(filled.map((option) => typeOf(option).name));
  const [name] = names;
  return {
    name: name && names.size === 1 ? name : 'jsonb',
    isNullable: filled.length < options.length,
  };
}

function isEmpty({ _zod: { def } }: z.core.$ZodTypes): boolean {
  if (def.type === 'pipe') return isEmpty(def.in as z.core.$ZodTypes);
  return def.type === 'null' || (def.type === 'literal' && def.values.every((value) => value === ''));
}
