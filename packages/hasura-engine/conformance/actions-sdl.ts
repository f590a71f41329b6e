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

export interface CustomTypes {
  enums?: NamedType[];
  input_objects?: NamedType[];
  objects?: NamedType[];
  scalars?: NamedType[];
}

export interface ActionCall {
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

/** Returns the `actions.graphql` that the CLI would write for these actions: one root block per action. */
export function actionsSdl(actions: ActionCall[], types: CustomTypes): string {
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
