import type { RunPart } from './results.ts';
import { Omitted } from './results.ts';
import { describeText, postJson, reach, type Server } from './server.ts';

interface Inconsistency {
  type?: string;
  name?: string;
  reason?: string;
}

/** Returns whether the server answers as Hasura, without which no other check makes sense. */
export async function checkServer(server: Server, part: RunPart): Promise<boolean> {
  const answers = await part('answers', async () => {
    const health = await reach(`${server.url}/healthz`);
    const text = await health.text();
    if (health.status !== 200 || !/^"?OK|WARN/.test(text))
      return { problems: [`/healthz answered ${describeText(health, text)}`] };
    const response = await reach(`${server.url}/v1/version`);
    const version = await response.text();
    const found = /"version"\s*:\s*"([^"]+)"/.exec(version)?.[1];
    return found
      ? { problems: [], detail: `version ${found}` }
      : { problems: [`/v1/version answered ${describeText(response, version)}`] };
  });
  if (!answers) return false;
  const isAdmin = await part('admin secret', async () => {
    const answer = (await postJson(
      `${server.url}/v1/graphql`,
      { query: '{ __typename }' },
      { 'x-hasura-admin-secret': server.adminSecret },
    )) as { data?: unknown };
    return { problems: answer.data ? [] : [`refused: ${JSON.stringify(answer).slice(0, 200)}`] };
  });
  if (!isAdmin) return false;
  await part('metadata', async () => {
    const {
      is_consistent,
      inconsistent_objects = [],
      code,
    } = (await postJson(
      `${server.url}/v1/metadata`,
      { type: 'get_inconsistent_metadata', args: {} },
      { 'x-hasura-admin-secret': server.adminSecret },
    )) as { is_consistent?: boolean; inconsistent_objects?: Inconsistency[]; code?: string };
    // Our engine reads metadata from files, and does not start with inconsistent ones.
    if (code === 'not-supported') throw new Omitted('it has no metadata API');
    if (is_consistent === true) return { problems: [], detail: 'no inconsistent object' };
    const problems = inconsistent_objects.map(
      ({ type, name, reason }) => `${type} ${name}: ${String(reason)}`,
    );
    return {
      problems: problems.length > 0 ? problems : ['the metadata API did not say that it is consistent'],
    };
  });
  return true;
}
