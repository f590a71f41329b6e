-- The phone number that a user may state in the profile.

alter table public.users add column phone text constraint users_phone_length check (char_length(phone) between 1 and 50);

comment on column public.users.phone is 'Stated by the user in the profile, for the team alone.';

create or replace trigger users_journal after insert or update or delete on public.users
  for each row execute function public.record_change('password', 'stripe_customer_id', 'phone');
