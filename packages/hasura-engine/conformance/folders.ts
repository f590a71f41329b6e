/** A folder of cases in Hasura's own suite, and what its cases need. */
export interface FixtureFolder {
  path: string;
  setup: string[];
  /** SQL that runs before a case, by its file. */
  before?: Record<string, string>;
  /** Requests carry no admin secret. */
  withoutSecret?: boolean;
  environment?: Record<string, string>;
  /** Why a case is not run, by its file. */
  leftOut?: Record<string, string>;
}

/** The suite names the files of a set-up differently for cases that change rows. */
const read = (path: string, more: Partial<FixtureFolder> = {}): FixtureFolder => ({
  path,
  setup: ['setup.yaml'],
  ...more,
});
const write = (path: string, more: Partial<FixtureFolder> = {}): FixtureFolder => ({
  path,
  setup: ['schema_setup.yaml', 'values_setup.yaml'],
  ...more,
});

/** Parts of Hasura's dialect that the engine does not have. A failing case that uses one is left out. */
export const unsupportedDialect =
  /\bdata: ?\{|update_columns: ?\[ ?\w|_inc\b|distinct_on|_has_key|_cast\b|_n(?:i?like|similar)|_similar|_contained_in|\b(?:avg|max|stddev|sum):? ?\{/;

export const fixtureFolders: FixtureFolder[] = [
  read('graphql_query/boolexp/basic', {
    leftOut: {
      'select_author_article_where_and_in.yaml': "is malformed, and no class of Hasura's suite runs it",
    },
  }),
  read('graphql_query/basic', {
    leftOut: {
      ...Object.fromEntries(
        ['', '_with_mutation', '_with_one_error'].map((name) => [
          `select_query_batching${name}.yaml`,
          'is a batch, which the engine refuses',
        ]),
      ),
      'select_query_test_types.yaml': 'has JSON paths with indexes and quoted keys',
    },
  }),
  ...['boolexp/search', 'boolexp/jsonb', 'order_by', 'limits', 'offset'].map((name) =>
    read(`graphql_query/${name}`),
  ),
  ...['permissions', 'agg_perm', 'functions', 'caching'].map((name) => read(`graphql_query/${name}`)),
  read('graphql_query/allowlist', { environment: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } }),
  write('graphql_mutation/insert/basic', {
    leftOut: {
      'insert_into_array_col_with_array_input.yaml':
        "expected to fail in Hasura's suite; version 2 has array types",
    },
  }),
  ...['onconflict', 'views'].map((name) => write(`graphql_mutation/insert/${name}`)),
  ...['constraints', 'nullprefixcolumn'].map((name) => read(`graphql_mutation/insert/${name}`)),
  write('graphql_mutation/insert/permissions', {
    leftOut: {
      'user_with_no_backend_privilege.yaml': 'is about `backend_only`, which the engine does not have',
    },
  }),
  ...['basic', 'permissions'].map((name) => write(`graphql_mutation/update/${name}`)),
  ...['basic', 'constraints', 'permissions'].map((name) => write(`graphql_mutation/delete/${name}`)),
  read('graphql_validation'),
  read('graphql_introspection'),
  read('unauthorized_role', {
    withoutSecret: true,
    environment: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' },
  }),
  write('actions/sync', {
    leftOut: { 'mirror_action_unexpected_field.yaml': 'version 2 ignores undeclared fields' },
    before: {
      'get_user_by_email_success.yaml': `insert into "user" (email, name) values ('clarke@gmail.com', 'Clarke')`,
      'get_users_by_email_success.yaml': `insert into "user" (email, name) values
        ('clarke@gmail.com', 'Clarke 1'), ('clarke@gmail.com', 'Clarke 2')`,
    },
  }),
];
