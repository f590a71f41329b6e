import { Router } from 'express';
import { createHash } from 'node:crypto';
import { errorCatalogue } from '#contract/http/errors.ts';
import { type JsonSchema, openApi, type OpenApi, type Operation } from '#contract/http/openapi.ts';
import { lazily } from '#contract/lazily.ts';
import { site } from '#contract/site/site.ts';
import { serve } from './error-answer.ts';
import { escapeHtml } from './html.ts';

const pageStyle = `
:root { color-scheme: light dark; --linen: light-dark(#faf8f4, #0e1420); --card: light-dark(#ffffff, #161f31);
  --line: light-dark(#e2e0da, #2d3a56); --ink: light-dark(#14203a, #e9edf6); --slate: light-dark(#55607a, #a7b3ca);
  --link: light-dark(#1c409f, #9cb6ff); --mist: light-dark(#eef2fa, #1d2840); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--linen); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); background: var(--card); padding: 1rem; }
header a { font-size: 1.25rem; font-weight: 700; text-decoration: none; }
main { max-width: 64rem; margin: auto; padding: 1rem; overflow-wrap: break-word; }
div { overflow-x: auto; }
a { color: var(--link); }
h2 { margin-top: 3rem; }
summary { cursor: pointer; font-weight: 600; }
section { margin: 1rem 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); padding: 1rem; }
h3 { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { border-top: 1px solid var(--line); padding: 0.375rem 0.75rem 0.375rem 0; text-align: left; vertical-align: top; }
th { color: var(--slate); font-weight: 600; }
code { border-radius: 0.25rem; background: var(--mist); padding: 0 0.25rem; font-size: 0.875rem; }
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** Allows the style in the page and nothing else: there are no scripts, and all text is escaped. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const introduction = `
<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<ul>
<li>Bodies and answers are JSON. A session is the cookie <code>lavoir_session</code>, over TLS
<code>__Host-lavoir_session</code>; login sets it.</li>
<li>A refusal is <code>{ code, message, errors? }</code>: the code never changes, the message is French and may be shown,
<code>errors</code> has one message per refused field. A 500 also names its <code>requestId</code>.</li>
<li>Without a session, what requires one answers 401; with the wrong role, 403.</li>
<li>Prices, amounts and the coordinates of laundromats are decimal strings; dates are ISO 8601.</li>
<li>An <code>id</code> in a body may be made by the caller (UUID). The same body sent again under it does nothing twice.</li>
</ul>`;

export function openApiPage({ paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const { Error: _error, ...schemas } = components.schemas;
  const anchor = (name: string) => name.replace(' ', '-');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>REST – ${site.name}</title>
<style>${pageStyle}</style>
<header><a href="/">${site.name}</a></header>
<main>
<h1>REST</h1>
${introduction}
<details><summary>${operations.length} endpoints</summary><ul>
${operations.map(({ name }) => `<li><a href="#${anchor(name)}">${name}</a></li>`).join('\n')}
</ul></details>
<h2>Endpoints</h2>
${operations.map(({ name, operation }) => section(anchor(name), name, describeOperation(operation))).join('\n')}
<h2>Answers</h2>
${Object.entries(schemas)
  .map(([name, schema]) => section(name, name, fields(schema, 'always there')))
  .join('\n')}
<h2>Refusals</h2>
${table(
  ['status', 'code', 'message'],
  Object.entries(errorCatalogue).map(([code, { status, message }]) => [
    String(status),
    literal(code),
    `<span lang="fr">${escapeHtml(message)}</span>`,
  ]),
)}
</main>
</html>
`;
}

const section = (id: string, title: string, content: string) =>
  `<section id="${id}"><h3>${escapeHtml(title)}</h3>${content}</section>`;

const literal = (value: unknown) => `<code>${escapeHtml(String(value))}</code>`;

function table(head: string[], rows: string[][]): string {
  const cells = (tag: string, row: string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n');
  return `<div><table><tr>${cells('th', head)}</tr>\n${body}</table></div>`;
}

function describeOperation(operation: Operation): string {
  const roles = operation['x-roles'];
  const who = roles.includes('anonymous') ? 'everybody' : roles.map(literal).join(', ');
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  return [
    `<p>${escapeHtml(operation.summary)}</p><p>For: ${who}. ${outcome(operation)}</p>`,
    query.length > 0
      ? table(
          ['query', 'value'],
          query.map(({ name, schema }) => [literal(name), describeSchema(schema)]),
        )
      : '',
    body
      ? `<p>Body${body[0] === 'application/json' ? '' : ` (${body[0]})`}:</p>${fields(body[1].schema, 'required')}`
      : '',
  ].join('');
}

function outcome({ responses }: Operation): string {
  const succeeded = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const refused = Object.entries(responses).filter(([status]) => status.startsWith('4'));
  const answer = succeeded[0]?.[1].content?.['application/json']?.schema;
  const statuses = succeeded.map(([status]) => status).join(' or ');
  const codes = refused.map(([status, { description }]) => `${status} ${description}`).join('; ');
  return [
    `Answers ${statuses}${answer ? ` with ${describeSchema(answer)}` : ''}.`,
    codes === '' ? '' : `Refuses with ${codes}.`,
  ].join(' ');
}

function fields({ properties = {}, required = [] }: JsonSchema, mark: string): string {
  const rows = Object.entries(properties).map(([name, property]) => [
    literal(name),
    `${describeSchema(property)}${required.includes(name) ? `, ${mark}` : ''}`,
  ]);
  return table(['field', 'value'], rows);
}

const formats: Record<string, string> = {
  uuid: 'UUID',
  'date-time': 'date and time',
  email: 'e-mail address',
};

function describeSchema(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' or ');
  if (schema.enum) return `one of ${schema.enum.map(literal).join(', ')}${fallback(schema)}`;
  if (schema.const !== undefined) return literal(schema.const);
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
  value === undefined ? '' : `, ${literal(value)} if left out`;

const description = lazily(openApi);
const page = lazily(() => openApiPage(description()));

export function openApiRoute(): Router {
  const routes = Router();
  serve(routes, '/openapi.json', (_request, response) => void response.json(description()));
  serve(routes, '/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', pagePolicy);
    response.type('html').send(page());
  });
  return routes;
}
