import { startProject, type TestProject } from './project-fixture.ts';

const sdl = `
  type Mutation { lend(loan: LoanInput!, days: Int): LoanOutput }
  type Mutation { remind(readers: [String!]!): [LoanOutput!]! }
  type Mutation { hurry: LoanOutput }
  type Query { quote(number: ID): String }
  type Query { secretQuote: jsonb }
  "Ignored, as by the command line"
  input LoanInput { bookId: Int! reader: String details: jsonb }
  type LoanOutput { id: ID! bookId: Int! note: String extra: jsonb words: [String!] nested: Nested }
  type Nested { word: String! }
`;

const definition = (path: string, more: object = {}) => ({
  kind: 'synchronous',
  handler: `{{WEBHOOK_URL}}${path}`,
  ...more,
});

export function startLendingProject(webhookUrl: string): Promise<TestProject> {
  return startProject({
    sql: `
      create table book (id int primary key, title text not null, hidden boolean not null default false);
      create table review (id serial primary key, book_id int not null references book, stars int);
      insert into book values (1, 'Notes', false), (2, 'Lost', true);
      insert into review (book_id, stars) values (1, 5), (1, 3);`,
    tables: [
      {
        table: { schema: 'public', name: 'book' },
        select_permissions: [
          { role: 'reader', permission: { columns: ['id', 'title'], filter: { hidden: { _eq: false } } } },
        ],
        insert_permissions: [{ role: 'clerk', permission: { columns: '*', check: {} } }],
      },
      { table: { schema: 'public', name: 'review' } },
    ],
    files: {
      'metadata/actions.graphql': sdl,
      'metadata/actions.yaml': {
        actions: [
          {
            name: 'lend',
            definition: definition('/lend', {
              forward_client_headers: true,
              headers: [{ name: 'X-Hook', value_from_env: 'HOOK' }],
            }),
            permissions: [{ role: 'reader' }, { role: 'clerk' }],
          },
          { name: 'remind', definition: definition('/remind'), permissions: [{ role: 'reader' }] },
          {
            name: 'hurry',
            definition: definition('/hurry', { timeout: 1 }),
            permissions: [{ role: 'reader' }],
          },
          { name: 'quote', definition: definition('/quote'), permissions: [{ role: 'reader' }] },
          { name: 'secretQuote', definition: definition('/secret') },
        ],
        custom_types: {
          input_objects: [{ name: 'LoanInput', description: 'A wish for a book' }],
          objects: [
            {
              name: 'LoanOutput',
              relationships: [
                {
                  name: 'book',
                  type: 'object',
                  source: 'default',
                  remote_table: { schema: 'public', name: 'book' },
                  field_mapping: { bookId: 'id' },
                },
                {
                  name: 'review',
                  type: 'object',
                  remote_table: { schema: 'public', name: 'review' },
                  field_mapping: { bookId: 'id' },
                },
              ],
            },
            { name: 'Nested' },
          ],
        },
      },
    },
    environment: { WEBHOOK_URL: webhookUrl, HOOK: 'hook-secret' },
  });
}
