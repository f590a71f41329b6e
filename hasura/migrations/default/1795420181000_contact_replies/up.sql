-- Replies of administrators to contact messages, sent by the site, with the state of their email.

create table public.contact_replies (
  id uuid primary key,
  contact_id uuid not null references public.contacts on delete cascade,
  author_id uuid references public.users on delete set null,
  message text not null constraint contact_replies_message_filled check (btrim(message) <> ''),
  status text not null default 'waiting' constraint contact_replies_status_known check (status in ('waiting', 'sent', 'not_sent')),
  reason text,
  created_at timestamptz not null default now()
);

comment on table public.contact_replies is 'Inserting a row sends the reply, through the event trigger contact_reply.';
comment on column public.contact_replies.id is 'Set by the browser, so that a reply sent twice is one.';
comment on column public.contact_replies.author_id is 'The administrator who wrote it.';
comment on column public.contact_replies.status is 'not_sent: it was tried for two weeks.';
comment on column public.contact_replies.reason is 'Why it is not sent or not yet: the reason of its row in held_emails.';

create index contact_replies_contact_id on public.contact_replies (contact_id, created_at);
create index contact_replies_author_id on public.contact_replies (author_id);

create trigger contact_replies_journal after insert on public.contact_replies
  for each row execute function public.record_change('message');

create function public.follow_held_reply() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  update contact_replies set
    status = case when new.sent_at is not null then 'sent' when new.next_attempt_at is null then 'not_sent' else 'waiting' end,
    reason = case when new.sent_at is null then new.reason end
  where id = split_part(new.key, '.', 1)::uuid;
  return null;
end
$$;

comment on function public.follow_held_reply() is 'Trigger: copies the state of the held email of a reply into the reply.';

create trigger held_emails_follow_reply after insert or update on public.held_emails
  for each row when (new.key ~ '^[0-9a-f-]{36}\.reply$') execute function public.follow_held_reply();
