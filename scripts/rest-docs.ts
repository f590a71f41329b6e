import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApi } from '../contract/http/openapi.ts';
import { projectFolder } from '../local-stack/project-folder.ts';
import { restDocument } from './rest/rest-document.ts';

// Writes docs/rest.md from the schemas of contract/.
await writeFile(path.join(projectFolder, 'docs', 'rest.md'), restDocument(openApi()));
console.log('wrote docs/rest.md');
