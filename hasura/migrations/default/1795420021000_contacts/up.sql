-- Messages from the contact form, deleted after three years.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contacts_name_filled check (btrim(name) <> ''),
  email text not null constraint contacts_email_filled check (btrim(email) <> ''),
  phone text,
  subject text,
  message text not null constraint contacts_message_filled check (btrim(message) <> ''),
  type text not null default 'general' constraint contacts_type_known
    check (type in ('general', 'listing', 'technical', 'business', 'services')),
  is_priority boolean not null default false,
  is_read boolean not null default false,
  comes_first boolean not null generated always as (is_priority and not is_read) stored,
  created_at timestamptz not null default now()
);

comment on column public.contacts.id is 'May be set by the browser, so that sending the same message twice has no effect.';
comment on column public.contacts.is_priority is
  'True if a signed-in owner sent it while their plan included priority support. Set by the server.';
comment on column public.contacts.comes_first is 'True for an unread priority message.';

create index contacts_created_at on public.contacts (created_at);
create index contacts_in_order on public.contacts (comes_first desc, created_at desc, id);

create trigger contacts_journal after insert or update or delete on public.contacts
  for each row execute function public.record_change('name', 'email', 'phone', 'message', 'comes_first');

create trigger contacts_save_deleted_ids after delete on public.contacts
  referencing old table as deleted for each statement execute function public.save_deleted_ids();
create trigger contacts_check_id before insert on public.contacts
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('contacts');

create function public.search_contacts(search text) returns setof public.contacts
language sql stable
as $$
  select c.* from public.contacts c
  where concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike all (public.like_patterns(search))
$$;

comment on function public.search_contacts(text) is 'Returns messages whose sender, subject or text contains every word of the search.';
