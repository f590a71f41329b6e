-- The role of the actions server, which reads and writes rows and can change no schema.
-- A role belongs to all databases of a cluster. An installation creates it with its password beforehand; otherwise this does,
-- and it cannot sign in until it has one.
do $$
begin
  if not exists (select from pg_roles where rolname = 'lavoir_server') then
    create role lavoir_server;
  end if;
end
$$;
grant usage on schema public to lavoir_server;
grant select, insert, update, delete on all tables in schema public to lavoir_server;
alter default privileges in schema public grant select, insert, update, delete on tables to lavoir_server;

-- Event triggers write into Hasura's log as the role that changes the row. Hasura may make its tables after this.
create schema if not exists hdb_catalog;
grant usage on schema hdb_catalog to lavoir_server;
grant insert on all tables in schema hdb_catalog to lavoir_server;
alter default privileges in schema hdb_catalog grant insert on tables to lavoir_server;
