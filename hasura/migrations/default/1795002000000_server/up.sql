-- What belongs to the actions server, which runs what Hasura cannot: its role, which reads and writes rows and can change no schema, and
-- the rate limits that all servers share.

-- A role belongs to all databases of a cluster. An installation creates it with its password beforehand; otherwise this does,
-- and it cannot sign in until it has one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'lavoir_server') then
    create role lavoir_server;
  end if;
end
$$;

-- For the tables of all later migrations.
grant usage on schema public to lavoir_server;
alter default privileges in schema public grant select, insert, update, delete on tables to lavoir_server;

-- Event triggers write into Hasura's log as the role that changes the row. Hasura may make its tables after this.
create schema if not exists hdb_catalog;
grant usage on schema hdb_catalog to lavoir_server;
grant insert on all tables in schema hdb_catalog to lavoir_server;
alter default privileges in schema hdb_catalog grant insert on tables to lavoir_server;

create unlogged table public.rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
) with (fillfactor = 70);
comment on table public.rate_limits is
  'Requests counted for rate limits in their current windows. Unlogged, because counting must be cheap: after a crash, and on a promoted '
  'replica, all windows begin anew. Deleted when their windows have ended.';
comment on column public.rate_limits.key is 'Keyed hash of the limit and of what it counts by: a network address, an email address or an account.';

create index rate_limits_ends_at on public.rate_limits (ends_at);
