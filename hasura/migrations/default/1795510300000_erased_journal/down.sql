create or replace function refuse_journal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'journal_entries_immutable: entries of the journal cannot be changed or deleted'
    using errcode = 'check_violation', constraint = 'journal_entries_immutable', table = 'journal_entries';
end
$$;
