import { CombinedError, gql } from 'urql';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#contract/http/errors.ts';
import { runAction } from './action.ts';

const document = gql`
  mutation Report($report: ReportInput!) {
    reportContent(report: $report) {
      id
    }
  }
`;

function run(result: { data?: unknown; error?: CombinedError }, isSignedIn = true) {
  const client = { mutation: () => ({ toPromise: () => Promise.resolve(result) }) };
  const context = { client, session: { exists: () => isSignedIn } } as unknown as Parameters<
    typeof runAction
  >[0];
  return runAction(context, document, { report: {} });
}
const refused = (message: string, extensions: Record<string, unknown>, isSignedIn?: boolean) =>
  run({ error: new CombinedError({ graphQLErrors: [{ message, extensions }] }) }, isSignedIn);

test('an action returns its data', async () => {
  expect(await run({ data: { reportContent: { id: '1' } } })).toEqual({ reportContent: { id: '1' } });
});

test('a row that is gone is a failure', async () => {
  await expect(run({ data: { update_contacts_by_pk: null } })).rejects.toMatchObject({
    sentence: "Cet élément n'existe plus.",
  });
});

test('a refusal has the code, the status, the sentence and the form’s own field names', async () => {
  const errors = { 'report.email': 'Non' };
  await expect(refused('Certaines…', { code: 'invalidInput', errors })).rejects.toMatchObject({
    status: 400,
    code: 'invalidInput',
    sentence: 'Certaines…',
    errors: { email: 'Non' },
  });
});

test('too many attempts name the wait', async () => {
  const extensions = { code: 'tooManyRequests', retryAfterSeconds: 61 };
  await expect(refused(errorCatalogue.tooManyRequests.message, extensions)).rejects.toMatchObject({
    status: 429,
    sentence: 'Trop de tentatives. Veuillez réessayer dans 2 minutes.',
    retryAfterSeconds: 61,
  });
});

test.each([
  ['a visitor must sign in', false, 'unauthenticated', 401],
  ['another role learns that it is for owners', true, 'ownerOnly', 403],
])('of an action that does not exist for the role, %s', async (_rule, isSignedIn, code, status) => {
  const refusal = refused('field not found in type', { code: 'validation-failed' }, isSignedIn);
  await expect(refusal).rejects.toMatchObject({ code, status });
});

test('an unknown error shows no text of Hasura', async () => {
  const refusal = refused('http exception when calling webhook', { code: 'unexpected' });
  await expect(refusal).rejects.toMatchObject({ status: 500, sentence: undefined });
});

test('a missing answer is unreachable', async () => {
  const error = new CombinedError({ networkError: new TypeError('Failed to fetch') });
  await expect(run({ error })).rejects.toMatchObject({
    status: 0,
    sentence: 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  });
});
