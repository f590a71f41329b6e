import { startWebhook, type ReceivedCall } from '../testing/webhook.ts';

export type QueryEngine = (
  query: string,
  variables: Record<string, unknown>,
) => Promise<Record<string, unknown>>;

interface Answer {
  status: number;
  json: unknown;
}
type Input = Record<string, unknown>;
type Handler = (input: Input, query: QueryEngine) => Promise<Answer> | Answer;

const ok = (json: unknown): Answer => ({ status: 200, json });
const refused = (message: string): Answer => ({ status: 400, json: { message, code: 'invalid-email' } });
const isEmail = (text: unknown) => /^[\w.-]+@[\w-]+(\.\w{2,})+$/.test(String(text));

const usersByEmail: Handler = async ({ email }, query) => {
  if (!isEmail(email)) return refused('Given email address is not valid');
  const { user } = await query(
    'query ($email: String!) { user(where: {email: {_eq: $email}}, order_by: {id: asc}) { id } }',
    { email },
  );
  return ok(user);
};

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
    const { status, json } = await usersByEmail(input, query);
    return { status, json: Array.isArray(json) ? json[0] : json };
  },
};

export const startActionWebhook = (query: QueryEngine) => startWebhook((call) => answer(call, query));

async function answer({ path, body }: ReceivedCall, query: QueryEngine): Promise<Answer> {
  try {
    const handler = handlers[path];
    return handler ? await handler(body.input, query) : { status: 404, json: { message: 'no such action' } };
  } catch (error) {
    return { status: 400, json: { message: String(error), code: 'unexpected' } };
  }
}
