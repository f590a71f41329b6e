-- A correction that its sender has withdrawn must not be stored by an attempt that arrives later.
create trigger fact_corrections_check_id before insert on public.fact_corrections
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('fact_corrections');
