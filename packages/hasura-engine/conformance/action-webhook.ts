import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Queries the engine under test as admin and returns the data. */
export type QueryEngine = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

export interface ActionWebhook {
  url: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: unknown;
}
type Input = Record<string, unknown>;
type Handler = (input: Input, query: QueryEngine) => Promise<Answer> | Answer;

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (message: string): Answer => ({ status: 400, body: { message, code: 'invalid-email' } });
const isEmail = (text: unknown) => /^[\w.-]+@[\w-]+(\.\w{2,})+$/.test(String(text));

const usersByEmail: Handler = async ({ email }, query) => {
  if (!isEmail(email)) return refused('Given email address is not valid');
  const { user } = await query(
    'query ($email: String!) { user(where: {email: {_eq: $email}}, order_by: {id: asc}) { id } }',
    { email },
  );
  return ok(user);
};

/** Webhook handlers for the cases of `actions/sync`. */
const handlers: Record<string, Handler> = {
  '/create-user': async ({ email, name }, query) => {
    if (!isEmail(email)) return refused('Given email address is not valid');
    const { insert_user_one } = await query(
      'mutation ($row: user_insert_input!) { insert_user_one(object: $row) { id } }',
      { row: { email, name } },
    );
    return ok(insert_user_one);
  },
  '/create-users': async ({ users }, query) => {
    const wrong = (users as Input[]).find(({ email }) => !isEmail(email));
    if (wrong) return refused(`Email address is not valid: ${String(wrong.email)}`);
    const { insert_user } = await query(
      'mutation ($rows: [user_insert_input!]!) { insert_user(objects: $rows) { returning { id } } }',
      { rows: users },
    );
    return ok((insert_user as { returning: unknown }).returning);
  },
  '/mirror-action': ({ arg }) => ok(arg),
  '/invalid-response': () => ok('some-string'),
  '/get-users-by-email': usersByEmail,
  '/get-user-by-email': async (input, query) => {
    const { status, body } = await usersByEmail(input, query);
    return { status, body: Array.isArray(body) ? body[0] : body };
  },
};

/** Starts the webhook that the fixtures expect on port 5593, on a free port. */
export async function startActionWebhook(query: QueryEngine): Promise<ActionWebhook> {
  const server = createServer((request, response) => {
    void answer(request, query).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function answer(request: IncomingMessage, query: QueryEngine): Promise<Answer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { input } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { input: Input };
    const handler = handlers[request.url ?? ''];
    return handler ? await handler(input, query) : { status: 404, body: { message: 'no such action' } };
  } catch (error) {
    return { status: 400, body: { message: String(error), code: 'unexpected' } };
  }
}
