import path from 'node:path';
import { startGateway } from '../../local-stack/gateway/gateway.ts';
import { projectFolder } from '../../local-stack/project-folder.ts';

export const start = ({ PORT, ENGINE_URL = '', ACTIONS_URL = '' }: Record<string, string | undefined>) =>
  startGateway({
    port: Number(PORT),
    engineUrl: ENGINE_URL,
    actionsUrl: ACTIONS_URL,
    appDirectory: path.join(projectFolder, 'dist', 'app'),
    probes: {},
  });
