import type { EventTrigger } from '@hasura/metadata';
import type { Action, CustomTypes, CronTrigger, Metadata, Source } from 'hasura-metadata-types';

/**
 * Type of all files of hasura/metadata, made from the types that Hasura publishes. Those of 2.43 lack event triggers,
 * which come from the older types. Fields of actions.graphql are left out.
 */
export interface MetadataFiles extends Omit<
  Metadata['metadata'],
  'sources' | 'actions' | 'custom_types' | 'cron_triggers'
> {
  sources: ProjectSource[];
  actions: (Omit<Action, 'definition'> & { definition: ActionInYaml })[];
  custom_types: {
    [Kind in keyof CustomTypes]: Omit<NonNullable<CustomTypes[Kind]>[number], 'fields' | 'values'>[];
  };
  cron_triggers: CronTrigger[];
}

type PostgresSource = Extract<Source, { kind: 'postgres' }>;

type ProjectSource = Omit<PostgresSource, 'tables' | 'functions'> & {
  tables: (PostgresSource['tables'][number] & {
    event_triggers?: TriggerInYaml[];
    is_enum?: boolean;
  })[];
  functions?: (Omit<NonNullable<PostgresSource['functions']>[number], 'permissions'> & {
    permissions?: { role: string }[];
  })[];
};

type ActionInYaml = Omit<Action['definition'], 'output_type'> & { timeout?: number };

/** Allows `*` as a text: in the older types it is a member of an enum, which YAML cannot express. */
type TriggerInYaml = Omit<EventTrigger, 'definition'> & {
  definition: { enable_manual: boolean } & Partial<Record<'insert' | 'update' | 'delete', OperationInYaml>>;
};

interface OperationInYaml {
  columns: string[] | '*';
  payload?: string[] | '*';
}
