-- Emails about payments. A row is written together with what it reports, and its event sends the email: once each.

create table public.billing_emails (
  fact text primary key,
  user_id uuid not null references public.users on delete cascade,
  kind text not null constraint billing_emails_kind_known
    check (kind in ('paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'second_subscription')),
  details jsonb not null default '{}' constraint billing_emails_details_object check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default now()
);

comment on table public.billing_emails is 'Mails about payments. Inserting a row sends its mail, by the event trigger billing_email.';
comment on column public.billing_emails.fact is 'What is told, like paid:in_1: the same fact found again is no second mail.';
comment on column public.billing_emails.details is 'What the mail shows: amounts, dates, links.';

create index billing_emails_user_id on public.billing_emails (user_id);
