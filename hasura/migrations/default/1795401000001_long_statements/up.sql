-- Statements of requests are cancelled after seconds; the nightly jobs delete more at once than fits into them.

create function public.allow_long_statements() returns setof public.webhook_events
language plpgsql volatile
set search_path = pg_catalog
as $$
begin
  perform set_config('statement_timeout', '50s', true), set_config('lock_timeout', '20s', true);
  return;
end
$$;

comment on function public.allow_long_statements() is
  'Gives the further statements of this transaction 50 seconds each. Returns nothing: Hasura tracks only functions that '
  'return rows of a table.';
