-- A browser makes the id of a laundromat, a review, a photo or a message, and sends it again when no answer came. An id that
-- became free after a deletion would let an outbox publish a removed review, and an owner block a restore.

create table public.deleted_ids (
  table_name text not null,
  id uuid not null,
  primary key (table_name, id)
);

comment on table public.deleted_ids is
  'Ids that rows had and that no other row may get. Kept for good: an id tells nothing about anybody.';

-- Each table concerned calls one of these after a deletion and the other before an insertion through Hasura: an import or a
-- seed written in SQL may put back what it deletes.

create function public.save_deleted_ids() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  insert into deleted_ids (table_name, id) select tg_table_name, id from deleted on conflict do nothing;
  return null;
end
$$;

comment on function public.save_deleted_ids() is 'Trigger: keeps the ids of deleted rows used.';

create function public.refuse_deleted_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if current_setting('lavoir.restoring', true) = 'yes' then
    return new;
  end if;
  if exists (select from deleted_ids where table_name = tg_argv[0] and id = new.id) then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception '%_id_unused: this id belonged to a row that was deleted', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_id_unused', table = tg_table_name;
  end if;
  return new;
end
$$;

comment on function public.refuse_deleted_id() is
  'Trigger: refuses a row whose id a deleted row of the named table had, unless restore_laundromat brings it back.';
