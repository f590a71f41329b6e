import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeJSONPgSmartTagsPlugin } from 'postgraphile/utils';

// PostGraphile configured as its documentation recommends for such pages: plain lists, no mutations, production mode.
const smartTags = makeJSONPgSmartTagsPlugin({
  version: 1,
  config: {
    class: {
      laundromat_matches: {
        tags: {
          primaryKey: 'laundromat_id',
          foreignKey: '(laundromat_id) references laundromats (id)|@fieldName laundromat',
        },
      },
    },
  },
});

export async function start({ DATABASE_URL }) {
  const instance = postgraphile({
    extends: [PostGraphileAmberPreset],
    plugins: [smartTags],
    // The first plugin forbids sorting by columns without an index. These lists are short, so they need none.
    disablePlugins: ['PgIndexBehaviorsPlugin', 'PgMutationCreatePlugin', 'PgMutationUpdateDeletePlugin'],
    pgServices: [
      makePgService({
        connectionString: DATABASE_URL,
        schemas: ['public'],
        poolConfig: { max: 20 },
      }),
    ],
    schema: { defaultBehavior: '-connection +list', pgForbidSetofFunctionsToReturnNull: true },
    grafserv: { graphiql: false, watch: false },
    grafast: { explain: false },
  });
  const server = createServer();
  await instance.createServ(grafserv).addTo(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}` };
}
