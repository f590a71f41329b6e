import { errorCatalogue } from '../../contract/http/errors.ts';
import type { JsonSchema, OpenApi, Operation } from '../../contract/http/openapi.ts';

const preamble = `# REST

Written from the schemas of \`contract\` by \`npm run codegen\`. Programs read the same
at \`/api/openapi.json\`.

- Bodies and answers are JSON. A session is the cookie \`lavoir_session\`, over TLS \`__Host-lavoir_session\`; login sets it.
- A refusal is \`{ code, message, errors? }\`: the code never changes, the message is French and may be shown as it is,
  \`errors\` holds one message per refused field. A 500 also names its \`requestId\`.
- Without a session, what needs one answers 401; with the wrong role, 403.
- Prices, amounts and the coordinates of laundromats are decimal strings; dates are ISO 8601.
- An \`id\` in a body may be made by the caller (UUID). The same body sent again under it does nothing twice.
`;

/** Returns docs/rest.md, generated from the contract. */
export function restDocument({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describeOperation(method, path, operation)),
  );
  const { Error: _error, ...schemas } = components.schemas;
  const named = Object.entries(schemas).map(
    ([name, schema]) => `### ${name}\n\n${fields(schema, 'always there')}`,
  );
  return (
    [preamble, '## Endpoints', ...operations, '## What is answered', ...named, '## Refusals', refusals()]
      .join('\n\n')
      .replace(/\n{3,}/g, '\n\n') + '\n'
  );
}

function describeOperation(method: string, path: string, operation: Operation): string {
  const roles = operation['x-roles'];
  const who = roles.includes('anonymous') ? 'everybody' : roles.map((role) => `\`${role}\``).join(', ');
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return [
    `### ${method.toUpperCase()} ${path}`,
    operation.summary,
    `For: ${who}. ${outcome(operation)}`,
    query.length > 0
      ? `| query | what |\n|---|---|\n${query.map(({ name, schema }) => `| \`${name}\` | ${describeSchema(schema)} |`).join('\n')}`
      : '',
    body
      ? `${body[0] === 'application/json' ? 'Body' : `Body (${body[0]})`}:\n\n${fields(body[1].schema, 'required')}`
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function outcome({ responses }: Operation): string {
  const succeeded = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const refused = Object.entries(responses).filter(
    ([status]) => Number(status) >= 400 && Number(status) < 500,
  );
  const answer = succeeded[0]?.[1].content?.['application/json']?.schema;
  const statuses = succeeded
    .map(([status]) => status)
    .sort()
    .reverse()
    .join(' or ');
  const success = answer ? `${statuses} with ${describeSchema(answer)}.` : `${statuses}.`;
  const codes = refused.map(([status, { description }]) => `${status} ${description}`).join('; ');
  return codes === '' ? `Answers ${success}` : `Answers ${success} Refuses with ${codes}.`;
}

function fields(schema: JsonSchema, mark: string): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      `| \`${name}\` | ${describeSchema(property)} | ${schema.required?.includes(name) ? mark : ''} |`,
  );
  return ['| field | what | |', '|---|---|---|', ...rows].join('\n');
}

const formats: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'date and time',
  email: 'e-mail address',
};

/** Describes a schema in a few words. */
function describeSchema(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' or ');
  if (schema.enum)
    return `one of ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}${fallback(schema)}`;
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.type === 'array')
    return `list of ${schema.items ? describeSchema(schema.items) : 'anything'}${limits(schema)}`;
  if (schema.type === 'object') return describeObject(schema);
  if (schema.format) return formats[schema.format] ?? schema.format;
  const types = [schema.type ?? 'anything'].flat().map((type) => (type === 'string' ? 'text' : type));
  return `${types.join(' or ')}${limits(schema)}${fallback(schema)}`;
}

function describeObject({ properties = {} }: JsonSchema): string {
  const inner = Object.entries(properties).map(([name, property]) => `${name}: ${describeSchema(property)}`);
  return `{ ${inner.join(', ')} }`;
}

function limits({ minimum, maximum, maxLength, maxItems }: JsonSchema): string {
  const descriptions = [
    // zod limits every integer to JavaScript's safe integers.
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `to ${maximum}` : '',
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
  ].filter(Boolean);
  return descriptions.length === 0 ? '' : `, ${descriptions.join(' ')}`;
}

const fallback = ({ default: value }: JsonSchema) =>
  value === undefined ? '' : `, \`${String(value)}\` if left out`;

function refusals(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) => `| ${status} | \`${code}\` | ${message} |`,
  );
  return ['| status | code | message |', '|---|---|---|', ...rows].join('\n');
}
