-- Servers ask how late a replica is before they read there what visitors may see some seconds late.
create view public.replica_delay as
  select case
    when not pg_is_in_recovery() then 0
    when not exists (select from pg_stat_wal_receiver where pid is not null) then null
    when pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() then 0
    else floor(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::integer
  end as seconds;

comment on view public.replica_delay is 'How late this database is, in one row, for the server alone.';
comment on column public.replica_delay.seconds is
  '0 on the primary, and on a replica that has all it received. Null on one without a connection to the primary.';
