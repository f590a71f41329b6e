import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../../local-stack/project-folder.ts';
import { columnsWithValues } from './narrowed-schema.ts';

const program = path.join(projectFolder, 'node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');

const filledByTriggers = {
  'laundromats.location_source': "Generated<'pin' | 'address' | 'commune'>",
  'laundromats.slug': 'Generated<string>',
  'photos.position': 'Generated<number>',
  'review_photos.laundromat_id': 'Generated<string>',
};

export async function readTableTypes(databaseUrl: string, schemaSql: string): Promise<string> {
  const columns = columnsWithValues(schemaSql).map(({ table, column, values }) => [
    `${table}.${column}`,
    typeOf(values, columnDefinition(schemaSql, table, column)),
  ]);
  const types = { ...(Object.fromEntries(columns) as Record<string, string>), ...filledByTriggers };
  const overrides = JSON.stringify({ columns: types });
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--print',
    '--camel-case',
    '--dialect=postgres',
    '--date-parser=string',
    '--include-pattern=public.*',
    '--log-level=error',
    `--url=${databaseUrl}`,
    `--overrides=${overrides}`,
  ]);
  const withoutComments = stdout.replaceAll(/^ *\/\*\*[^]*?\*\/\n/gm, '');
  return `/* eslint-disable */\n// Written by "npm run codegen" with kysely-codegen. Do not edit.\n\n${withoutComments.trim()}\n`;
}

function typeOf(values: string[], definition: string): string {
  const union = (definition.includes(' not null') ? values : [...values, 'null']).join(' | ');
  return definition.includes(' default ') ? `Generated<${union}>` : union;
}

function columnDefinition(schemaSql: string, table: string, column: string): string {
  const start = schemaSql.indexOf(`create table public.${table} (`);
  const lines = schemaSql.slice(start, schemaSql.indexOf(');\n', start)).split('\n');
  return lines.find((line) => line.trim().startsWith(`${column} `)) ?? '';
}
