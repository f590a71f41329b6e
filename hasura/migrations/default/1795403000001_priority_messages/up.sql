-- A plan that sells priority support has its owners' messages answered first.

alter table public.contacts
  add column is_priority boolean not null default false,
  add column comes_first boolean not null generated always as (is_priority and not is_read) stored;

comment on column public.contacts.is_priority is
  'Written by a signed-in owner whose plan included priority support at that moment. Set by the server.';
comment on column public.contacts.comes_first is 'A priority message that nobody has read yet.';

create index contacts_in_order on public.contacts (comes_first desc, created_at desc, id);

create or replace trigger contacts_journal after insert or update or delete on public.contacts
  for each row execute function public.record_admin_action('name', 'email', 'phone', 'message', 'comes_first');
