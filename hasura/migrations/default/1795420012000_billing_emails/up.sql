-- Emails about payments. A row is written in the transaction of the change that it reports; its event sends the email once.

create table public.billing_emails (
  fact text primary key,
  user_id uuid not null references public.users on delete cascade,
  kind text not null constraint billing_emails_kind_known
    check (kind in ('paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'second_subscription')),
  details jsonb not null default '{}' constraint billing_emails_details_object check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);

comment on table public.billing_emails is 'Emails about payments. Inserting a row sends the email, through the event trigger billing_email.';
comment on column public.billing_emails.fact is 'What the email reports, for example paid:in_1. Unique, so that it is sent only once.';
comment on column public.billing_emails.details is 'Values shown in the email: amounts, dates, links.';

create index billing_emails_user_id on public.billing_emails (user_id);
