import { projectFiles, writeProject } from '../testing/project-directory.ts';
import { tableName, type Draft, type SetupCall } from './setup-call.ts';

interface TableDraft extends Draft {
  table: { schema: string; name: string };
}

export class UnknownCall extends Error {}

const fixedWebhook = 'http://127.0.0.1:5593';

const permissionCall = /^create_(select|insert|update|delete)_permission$/;
const dropPermissionCall = /^drop_(select|insert|update|delete)_permission$/;

export class MetadataDraft {
  tables: TableDraft[] = [];
  functions: Draft[] = [];
  actions: ActionCall[] = [];
  customTypes: CustomTypes = {};
  collections: Draft[] = [];
  allowList: Draft[] = [];

  clone(): MetadataDraft {
    return Object.assign(new MetadataDraft(), structuredClone({ ...this }));
  }

  private table(value: unknown): TableDraft {
    const name = tableName(value);
    const found = this.tables.find(({ table }) => table.schema === name.schema && table.name === name.name);
    if (!found) throw new UnknownCall(`table ${name.schema}.${name.name} is not tracked`);
    return found;
  }

  private add(value: unknown, key: string, entry: Draft): void {
    const table = this.table(value);
    table[key] = [...((table[key] as Draft[] | undefined) ?? []), entry];
  }

  apply(call: SetupCall): void {
    const args = (call.args ?? {}) as Draft;
    const type = call.type.replace(/^pg_/, '');
    const permission = permissionCall.exec(type);
    const dropped = dropPermissionCall.exec(type);
    if (permission) {
      // Older operators begin with a dollar.
      const text = JSON.stringify(args.permission).replace(/"\$(\w+)":/g, '"_$1":');
      const { backend_only: _false, ...granted } = JSON.parse(text) as Draft;
      this.add(args.table, `${permission[1]}_permissions`, { role: args.role, permission: granted });
    } else if (dropped) {
      const table = this.table(args.table);
      const key = `${dropped[1]}_permissions`;
      table[key] = (table[key] as Draft[]).filter(({ role }) => role !== args.role);
    } else {
      const apply = this.#calls[type];
      if (!apply) throw new UnknownCall(`metadata call ${call.type}`);
      apply(args, call);
    }
  }

  readonly #calls: Record<string, (args: Draft, call: SetupCall) => void> = {
    track_table: (args) => {
      const name = tableName(args.table ?? args);
      const { configuration } = args;
      this.tables.push({ table: name, ...(configuration ? { configuration } : {}) });
    },
    untrack_table: (args) => {
      const gone = this.table(args.table ?? args);
      this.tables = this.tables.filter((table) => table !== gone);
    },
    set_table_custom_fields: ({ table, ...configuration }) =>
      void (this.table(table).configuration = configuration),
    create_object_relationship: (args) =>
      this.add(args.table, 'object_relationships', { name: args.name, using: args.using }),
    create_array_relationship: (args) =>
      this.add(args.table, 'array_relationships', { name: args.name, using: args.using }),
    create_event_trigger: ({ table, name, webhook, headers, retry_conf, ...operations }) => {
      const { insert, update, delete: deleted, enable_manual } = operations;
      const definition = Object.fromEntries(
        Object.entries({ enable_manual, insert, update, delete: deleted }).filter(
          ([, value]) => value !== undefined,
        ),
      );
      this.add(table, 'event_triggers', { name, definition, webhook, headers, retry_conf });
    },
    track_function: (args, call) => {
      const { function: name, configuration } =
        call.version === 2 ? args : { function: args, configuration: undefined };
      this.functions.push({ function: tableName(name), ...(configuration ? { configuration } : {}) });
    },
    set_custom_types: (args) => void (this.customTypes = args as CustomTypes),
    create_action: (args) => void this.actions.push(args as unknown as ActionCall),
    update_action: (args) => {
      this.actions = this.actions.filter(({ name }) => name !== args.name);
      this.actions.push(args as unknown as ActionCall);
    },
    create_action_permission: (args) => {
      const action = this.actions.find(({ name }) => name === args.action);
      if (action) action.permissions = [...(action.permissions ?? []), { role: String(args.role) }];
    },
    create_query_collection: ({ name, definition }) => void this.collections.push({ name, definition }),
    add_query_to_collection: ({ collection_name, query_name, query }) => {
      const collection = this.collections.find(({ name }) => name === collection_name);
      (collection!.definition as { queries: Draft[] }).queries.push({ name: query_name, query });
    },
    drop_query_from_collection: ({ collection_name, query_name }) => {
      const definition = this.collections.find(({ name }) => name === collection_name)?.definition as {
        queries: Draft[];
      };
      definition.queries = definition.queries.filter(({ name }) => name !== query_name);
    },
    add_collection_to_allowlist: ({ collection }) => void this.allowList.push({ collection }),
    drop_collection_from_allowlist: ({ collection }) => {
      this.allowList = this.allowList.filter((entry) => entry.collection !== collection);
    },
  };

  write(): string {
    const { enums = [], input_objects = [], objects = [], scalars = [] } = this.customTypes;
    const namesOf = (types: { name: string }[]) => types.map(({ name }) => ({ name }));
    const actions = this.actions.map(({ name, definition, permissions }) => {
      const { kind = 'synchronous', headers, forward_client_headers } = definition;
      const handler = definition.handler.replace(fixedWebhook, '{{ACTION_WEBHOOK_HANDLER}}');
      return { name, definition: { kind, handler, headers, forward_client_headers }, permissions };
    });
    const files = {
      'metadata/actions.graphql': actionsSdl(this.actions, this.customTypes),
      'metadata/actions.yaml': {
        actions,
        custom_types: {
          enums: namesOf(enums),
          input_objects: namesOf(input_objects),
          objects: objects.map(({ name, relationships }) => ({ name, relationships })),
          scalars: namesOf(scalars),
        },
      },
      'metadata/query_collections.yaml': this.collections,
      'metadata/allow_list.yaml': this.allowList,
    };
    // The suite relies on inferred permissions of functions.
    const permissions = this.tables.flatMap(({ select_permissions: granted = [] }) => granted as Draft[]);
    const functions = this.functions.map((entry) => ({ ...entry, permissions }));
    return writeProject(projectFiles({ tables: this.tables, functions, files }));
  }
}

interface Field {
  name: string;
  type: string;
}
interface NamedType {
  name: string;
  description?: string;
  fields?: Field[];
  values?: { value: string }[];
  relationships?: unknown[];
}

interface CustomTypes {
  enums?: NamedType[];
  input_objects?: NamedType[];
  objects?: NamedType[];
  scalars?: NamedType[];
}

interface ActionCall {
  name: string;
  definition: {
    kind?: string;
    type?: 'query' | 'mutation';
    arguments?: Field[];
    output_type: string;
    handler: string;
    headers?: unknown[];
    forward_client_headers?: boolean;
  };
  permissions?: { role: string }[];
}

const fields = (type: NamedType) =>
  (type.fields ?? []).map((field) => `  ${field.name}: ${field.type}`).join('\n');

function actionsSdl(actions: ActionCall[], types: CustomTypes): string {
  const roots = actions.map(({ name, definition }) => {
    const parameters = (definition.arguments ?? [])
      .map((argument) => `${argument.name}: ${argument.type}`)
      .join(', ');
    const root = definition.type === 'query' ? 'Query' : 'Mutation';
    return `type ${root} {\n  ${name}${parameters && `(${parameters})`}: ${definition.output_type}\n}`;
  });
  return [
    ...roots,
    ...(types.input_objects ?? []).map((type) => `input ${type.name} {\n${fields(type)}\n}`),
    ...(types.objects ?? []).map((type) => `type ${type.name} {\n${fields(type)}\n}`),
    ...(types.enums ?? []).map(
      (type) => `enum ${type.name} {\n${(type.values ?? []).map(({ value }) => `  ${value}`).join('\n')}\n}`,
    ),
    ...(types.scalars ?? []).map((type) => `scalar ${type.name}`),
  ].join('\n\n');
}
