import type pg from 'pg';

/**
 * Hasura's event tables, with its names and columns. Only this engine has `event_payload`: the columns that each
 * trigger sends.
 */
const definition = `
create schema if not exists hdb_catalog;

create table if not exists hdb_catalog.event_log (
  id text primary key default gen_random_uuid()::text,
  schema_name text not null,
  table_name text not null,
  trigger_name text not null,
  payload jsonb not null,
  delivered boolean not null default false,
  error boolean not null default false,
  tries integer not null default 0,
  created_at timestamp default timezone('utc', now()),
  locked timestamptz,
  next_retry_at timestamp,
  archived boolean not null default false
);
create index if not exists event_log_fetch_events on hdb_catalog.event_log (locked nulls first, next_retry_at nulls first, created_at)
  where not delivered and not error and not archived;

create table if not exists hdb_catalog.event_invocation_logs (
  id text primary key default gen_random_uuid()::text,
  trigger_name text,
  event_id text,
  status integer,
  request json,
  response json,
  created_at timestamp default timezone('utc', now())
);
create index if not exists event_invocation_logs_event_id on hdb_catalog.event_invocation_logs (event_id);

create table if not exists hdb_catalog.hdb_cron_events (
  id text primary key default gen_random_uuid()::text,
  trigger_name text not null,
  scheduled_time timestamptz not null,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'locked', 'delivered', 'error', 'dead')),
  tries integer not null default 0,
  created_at timestamptz default now(),
  next_retry_at timestamptz,
  unique (trigger_name, scheduled_time)
);
create index if not exists hdb_cron_event_status on hdb_catalog.hdb_cron_events (status, scheduled_time);

create table if not exists hdb_catalog.hdb_cron_event_invocation_logs (
  id text primary key default gen_random_uuid()::text,
  event_id text references hdb_catalog.hdb_cron_events on delete cascade,
  status integer,
  request json,
  response json,
  created_at timestamptz default now()
);

create table if not exists hdb_catalog.event_payload (
  trigger_name text not null,
  operation text not null,
  -- null sends every column
  sent_columns text[],
  -- numbers that JSON readers would round are sent as text
  text_columns text[] not null,
  primary key (trigger_name, operation)
);
-- Hasura's triggers need no such table, so a role that may write into its log needs no other right there.
grant select on hdb_catalog.event_payload to public;

create or replace function hdb_catalog.event_row(changed jsonb, settings hdb_catalog.event_payload) returns jsonb
language sql immutable as $function$
  select coalesce(jsonb_object_agg(key, case
    when key = any (settings.text_columns) and jsonb_typeof(value) = 'number' then to_jsonb(value #>> '{}')
    else value end), '{}')
  from jsonb_each(changed)
  where settings.sent_columns is null or key = any (settings.sent_columns)
$function$;

create or replace function hdb_catalog.log_event() returns trigger
language plpgsql as $function$
declare
  settings hdb_catalog.event_payload;
begin
  select * into settings from hdb_catalog.event_payload
  where trigger_name = tg_argv[0] and operation = tg_op;
  insert into hdb_catalog.event_log (schema_name, table_name, trigger_name, payload)
  values (tg_table_schema, tg_table_name, tg_argv[0], jsonb_build_object(
    'op', tg_op,
    'data', jsonb_build_object(
      'old', case when tg_op <> 'INSERT' then hdb_catalog.event_row(to_jsonb(old), settings) end,
      'new', case when tg_op <> 'DELETE' then hdb_catalog.event_row(to_jsonb(new), settings) end),
    'session_variables', nullif(current_setting('hasura.user', true), '')::jsonb,
    'trace_context', nullif(current_setting('hasura.tracecontext', true), '')::jsonb));
  notify hasura_events;
  return null;
end
$function$;`;

export async function createEventTables(client: pg.ClientBase): Promise<void> {
  await client.query(definition);
}
