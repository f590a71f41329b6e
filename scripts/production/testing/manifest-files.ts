import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { projectFolder } from '../../../local-stack/project-folder.ts';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { configMapKeyRef: { name: string; key: string } };
}

export const manifestFolder = path.join(projectFolder, 'deploy', 'kubernetes');

export const readManifests = (file: string) =>
  parseAllDocuments(readFileSync(path.join(manifestFolder, file), 'utf8'));

export type Deployment = ReturnType<typeof readDeployment>;

export function readDeployment(name: 'actions-server' | 'hasura' | 'web') {
  const file = name === 'hasura' ? 'hasura/hasura.yaml' : `${name}.yaml`;
  const { spec } = readManifests(file)[0]!.toJS();
  const { env, envFrom = [], readinessProbe, resources } = spec.template.spec.containers[0];
  const maps = Object.fromEntries(
    readManifests('settings.yaml').map((map) => [
      map.getIn(['metadata', 'name']),
      map.toJS().data as Record<string, string>,
    ]),
  );
  const variables = (env as Variable[]).map(({ name: variable, value, valueFrom }) => {
    const from = valueFrom?.configMapKeyRef;
    return [variable, from ? maps[from.name]?.[from.key] : value];
  });
  const [, amount, unit] = /^(\d+)([MG])i$/.exec(resources.limits.memory as string)!;
  return {
    replicas: spec.replicas as number,
    environment: Object.assign(
      {},
      ...(envFrom as { configMapRef?: { name: string } }[]).map(
        (from) => maps[from.configMapRef?.name ?? ''],
      ),
      Object.fromEntries(variables),
    ) as Record<string, string>,
    readiness: {
      path: readinessProbe.httpGet.path as string,
      seconds: readinessProbe.periodSeconds as number,
      failures: readinessProbe.failureThreshold as number,
      timeout: (readinessProbe.timeoutSeconds ?? 1) as number,
    },
    memoryMegabytes: Number(amount) * (unit === 'G' ? 1024 : 1),
  };
}
