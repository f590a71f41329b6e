-- The role itself stays: other databases of the cluster may use it.
alter default privileges in schema public revoke select, insert, update, delete on tables from lavoir_server;
revoke all on all tables in schema public from lavoir_server;
revoke usage on schema public from lavoir_server;
alter default privileges in schema hdb_catalog revoke insert on tables from lavoir_server;
revoke all on all tables in schema hdb_catalog from lavoir_server;
revoke usage on schema hdb_catalog from lavoir_server;
