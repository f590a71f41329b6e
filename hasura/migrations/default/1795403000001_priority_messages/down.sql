create or replace trigger contacts_journal after insert or update or delete on public.contacts
  for each row execute function public.record_admin_action('name', 'email', 'phone', 'message');
drop index public.contacts_in_order;
alter table public.contacts drop column comes_first, drop column is_priority;
