import { SignJWT } from 'jose';
import { cookieNames } from '#contract/account/cookies.ts';
import { createSessionTokens } from '../../actions-server/src/session/session-token.ts';
import { datasetUsers } from '../../hasura/tests/permission-case.ts';
import { allowedDocument } from '../../local-stack/allowed-operations.ts';
import { Omitted, type RunPart } from './results.ts';
import { firstError, graphql, type GraphqlAnswer, type Server } from './server.ts';

const claimsKey = 'https://hasura.io/jwt/claims';
const user = { id: datasetUsers.client!, role: 'client' as const };
const claims = {
  [claimsKey]: {
    'x-hasura-allowed-roles': [user.role],
    'x-hasura-default-role': user.role,
    'x-hasura-user-id': user.id,
  },
};

export async function checkSessions(server: Server, part: RunPart): Promise<void> {
  const origin = { url: server.front ?? server.url };
  const names = cookieNames(origin.url);
  const ofVisitor = { query: allowedDocument('app_Services') };
  const ofMember = { query: allowedDocument('app_MyFavorites'), variables: { me: user.id } };
  const cookie = (token: string) => ({ cookie: `${names.session}=${token}` });
  const key = (text: string) => new TextEncoder().encode(text);
  const ownKey = () => {
    if (!server.jwtKey) throw new Omitted('requires JWT_KEY');
    return server.jwtKey;
  };
  const isData = (answer: GraphqlAnswer) => (answer.data ? [] : [`refused, ${firstError(answer)}`]);
  const isRefused = (pattern: RegExp) => (answer: GraphqlAnswer) =>
    answer.errors && pattern.test(firstError(answer))
      ? []
      : [`not refused as expected, ${firstError(answer)}`];

  const requests: Record<string, () => Promise<[GraphqlAnswer, (answer: GraphqlAnswer) => string[]]>> = {
    'no cookie': async () => [await graphql(origin, ofVisitor), isData],
    'no cookie, page of a member': async () => [
      await graphql(origin, ofMember),
      isRefused(/^validation-failed/),
    ],
    'valid cookie': async () => {
      const token = await createSessionTokens(ownKey()).sign(user);
      return [await graphql(origin, ofMember, cookie(token)), isData];
    },
    'expired cookie': async () => {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(user.id)
        .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
        .sign(key(ownKey()));
      return [await graphql(origin, ofVisitor, cookie(token)), isRefused(/^invalid-jwt: .*JWTExpired/)];
    },
    'cookie signed with another key': async () => {
      const token = await createSessionTokens('another-key-that-is-long-enough-for-hs256').sign(user);
      return [await graphql(origin, ofVisitor, cookie(token)), isRefused(/^invalid-jwt: .*InvalidSignature/)];
    },
    'unsigned cookie': async () => {
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, exp: 4_102_444_800 })}.`;
      return [await graphql(origin, ofVisitor, cookie(token)), isRefused(/^invalid-jwt/)];
    },
    'chosen role': async () => {
      const headers = { 'x-hasura-role': 'client', 'x-hasura-user-id': user.id };
      return [await graphql(origin, ofMember, headers), isRefused(/^validation-failed/)];
    },
    'admin secret from outside': async () => {
      if (!server.front) throw new Omitted('requires --front');
      const headers = { 'x-hasura-admin-secret': server.adminSecret, 'x-hasura-role': 'client' };
      return [await graphql(origin, ofMember, headers), isRefused(/^validation-failed/)];
    },
  };
  for (const [name, send] of Object.entries(requests))
    await part(name, async () => {
      const [answer, judge] = await send();
      return { problems: judge(answer), detail: answer.errors ? firstError(answer) : 'answered' };
    });
}
