import { expect, test } from 'vitest';
import { z } from 'zod';
import { graphqlTypes } from '#contract/http/operation.ts';
import { price, services } from '#contract/laundromat/field-definition.ts';
import { machineInput } from '#contract/laundromat/machines.ts';
import { weeklyHoursSchema } from '#contract/laundromat/weekly-hours-schema.ts';
import { email, optionalLines, requiredText } from '#contract/validation/form-fields.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { graphqlType } from './graphql-type.ts';

const named = z.object({ id: rowId() });
named.register(graphqlTypes, { name: 'NamedInput' });

test.each([
  ['an id', rowId(), 'uuid!'],
  ['an id that may be left out', rowId().optional(), 'uuid'],
  ['a day', z.iso.date(), 'date!'],
  ['a required text', requiredText('Obligatoire', 10), 'String!'],
  ['a text that may be empty', optionalLines(10), 'String'],
  ['an address', email, 'String!'],
  ['one of some words', z.enum(['one', 'other']), 'String!'],
  ['a price, sent as a number or its text', price, 'String'],
  ['a number, sent as a number or its text', machineInput.shape.capacityKg, 'Float!'],
  ['a whole number', machineInput.shape.count, 'Int!'],
  ['a number that a form may leave empty', machineInput.shape.minutes, 'Int'],
  ['a boolean', z.boolean(), 'Boolean!'],
  ['a list', services, '[uuid!]!'],
  ['a list with a default', services.default([]), '[uuid!]'],
  ['a named object', named, 'NamedInput!'],
  ['a list of named objects', z.array(named).nullish(), '[NamedInput!]'],
  ['an object without a name', z.object({ id: rowId() }), 'jsonb!'],
  ['hours of a week', weeklyHoursSchema.nullish(), 'jsonb'],
  ['values by name', z.record(z.string(), z.unknown()).optional(), 'jsonb'],
])('%s', (_, schema, type) => {
  expect(graphqlType(schema)).toBe(type);
});
