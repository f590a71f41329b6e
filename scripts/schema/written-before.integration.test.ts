import { getVariableValues, Kind, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/http/endpoints.ts';
import { readTestSchemas } from '../../local-stack/testing/test-database.ts';
import { folderOf, readReleases, readTexts } from './releases.ts';

/** Requests of earlier releases; app/testing has the test of stored data. */
interface Written {
  bodies: Record<string, object[]>;
  variables: Record<string, Record<string, unknown>[]>;
}

const written = readReleases().map((release) => ({
  ...release,
  ...(JSON.parse(readFileSync(path.join(folderOf(release.version), 'written.json'), 'utf8')) as Written),
}));
const schemas = await readTestSchemas();

describe.each(written)('$version', ({ documents, bodies, variables }) => {
  test.each(Object.entries(bodies))('a body of %s is still accepted', (endpoint, examples) => {
    const { body } = endpoints.find((each) => `${each.method} ${each.path}` === endpoint) ?? {};
    for (const example of examples) expect(body?.safeParse(example)).toMatchObject({ success: true });
  });

  test.each(Object.entries(variables))('variables of %s still fit their types', (name, examples) => {
    const { hash, roles } = documents[name]!;
    const operation = parse(readTexts()[hash]!).definitions[0]!;
    if (operation.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} is no operation`);
    for (const schema of roles.map((role) => schemas[role]))
      for (const values of examples)
        expect(getVariableValues(schema, operation.variableDefinitions ?? [], values).errors).toBeUndefined();
  });
});
