-- The erasure of a person may empty values in the journal; the names of the fields stay.
create or replace function refuse_journal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '3 years' then
    return old;
  end if;
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{subject,before,after}'::text[] = to_jsonb(old) - '{subject,before,after}'::text[]
    and (new.subject is null or new.subject = old.subject)
    -- The same fields, of which a value may only become null.
    and not exists (
      select from (values (old.before, new.before), (old.after, new.after)) as side (was, becomes)
      where (was is null) <> (becomes is null) or exists (
        select from jsonb_each(was) as o full join jsonb_each(becomes) as n using (key)
        where o.value is null or n.value is null or (n.value <> o.value and n.value <> 'null')
      )
    )
  then
    return new;
  end if;
  raise exception 'journal_entries_immutable: entries of the journal cannot be changed or deleted'
    using errcode = 'check_violation', constraint = 'journal_entries_immutable', table = 'journal_entries';
end
$$;
