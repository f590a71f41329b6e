-- Messages of the contact form, kept at most three years.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contacts_name_filled check (btrim(name) <> ''),
  email text not null constraint contacts_email_filled check (btrim(email) <> ''),
  phone text,
  subject text,
  message text not null constraint contacts_message_filled check (btrim(message) <> ''),
  type text not null default 'general' constraint contacts_type_known
    check (type in ('general', 'listing', 'technical', 'business', 'services')),
  is_read boolean not null default false,
  created_at timestamptz not null default now()
);

comment on column public.contacts.id is 'May be made by the browser: sending the same message twice then changes nothing.';

create index contacts_created_at on public.contacts (created_at);
