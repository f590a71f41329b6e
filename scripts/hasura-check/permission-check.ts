import { isDeepStrictEqual } from 'node:util';
import { permissionCases } from '../../hasura/tests/permission-case.ts';
import { Omitted, type RunPart } from './results.ts';
import { graphql, hasAllowList, resetDataset, roleHeaders, type Server } from './server.ts';

export async function checkPermissions(server: Server, part: RunPart): Promise<void> {
  if (await hasAllowList(server)) throw new Omitted('the allow list is on, and refuses the cases');
  await resetDataset(server);
  for (const [table, cases] of permissionCases)
    await part(table, async () => {
      const problems: string[] = [];
      for (const [name, rule] of cases) {
        const { query, variables } = rule;
        const answer = await graphql(server, { query, variables }, roleHeaders(server, rule.role, rule.user));
        if (query.trimStart().startsWith('mutation') && answer.data) await resetDataset(server);
        if (!isDeepStrictEqual(answer, rule.response))
          problems.push(`${name}: ${JSON.stringify(answer).slice(0, 300)}`);
      }
      return { problems, detail: `${cases.size} cases` };
    });
}
