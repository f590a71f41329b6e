import { expect, onTestFinished, vi } from 'vitest';

type RequestBody = Record<string, unknown>;

export type Answers = Record<string, (body: RequestBody) => object | Promise<object>>;

export function fakeServer(answers: Answers) {
  const received: { name: string; body: RequestBody }[] = [];
  const unknown: string[] = [];
  const replaced = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
    const sent = isForm
      ? Object.fromEntries(await request.formData())
      : (JSON.parse((await request.text()) || '{}') as RequestBody);
    const isGraphql = path === '/v1/graphql';
    const name = isGraphql ? `graphql ${String(sent.operationName)}` : `${request.method} ${path}`;
    const body = isGraphql ? (sent.variables as RequestBody) : sent;
    const answer = answers[name];
    if (!answer) {
      unknown.push(name);
      throw new TypeError(`The fake server does not know ${name}.`);
    }
    received.push({ name, body });
    const value = await answer(body);
    if (value instanceof Response) return value;
    return Response.json(isGraphql ? { data: value } : value);
  });
  onTestFinished(() => {
    replaced.mockRestore();
    expect(unknown, 'requests without an answer').toEqual([]);
  });
  return {
    requests: (name: string) => received.filter((request) => request.name === name).map(({ body }) => body),
  };
}

export function lostAnswer(): never {
  throw new TypeError('Failed to fetch');
}

export function refusal(status: number, answer: { code: string; message: string; errors?: object }) {
  return Response.json(answer, { status });
}

export function actionRefusal(code: string, message: string) {
  return Response.json({ errors: [{ message, extensions: { code } }] });
}
