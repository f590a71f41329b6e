-- Anyone can type any address when they register or report. These limits per address hold across all servers.

create table public.sent_emails (
  key text primary key,
  recipient text not null,
  is_verified boolean not null,
  created_at timestamptz not null default now()
);

comment on table public.sent_emails is 'Emails of the last day, for the limits per address. The nightly purge of tokens deletes older rows.';
comment on column public.sent_emails.key is 'Identifies the email, so that sending it again after a failure counts once.';
comment on column public.sent_emails.recipient is 'SHA-256 of the address in lower case.';
comment on column public.sent_emails.is_verified is 'True if an account had confirmed the address at that time.';

create index sent_emails_recipient on public.sent_emails (recipient, created_at);
create index sent_emails_created_at on public.sent_emails (created_at);

create function public.allow_email(email_key text, address text, for_anyone boolean) returns setof public.sent_emails
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  hashed text := encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');
  verified boolean := exists (select from users where email = address::citext and email_verified and is_active);
begin
  if not (verified or for_anyone) then
    return;
  end if;
  -- Emails to one address wait for each other here; the next statement then counts what the others committed.
  perform pg_advisory_xact_lock(hashtextextended('allow_email ' || hashed, 0));
  if not exists (select from sent_emails where key = email_key) then
    if ((select count(*) from sent_emails where recipient = hashed and created_at > now() - interval '24 hours')
      >= case when verified then 20 else 3 end) then
      return;
    end if;
    insert into sent_emails (key, recipient, is_verified) values (email_key, hashed, verified);
  end if;
  return query select * from sent_emails where key = email_key and recipient = hashed;
end
$$;

comment on function public.allow_email(text, text, boolean) is
  'Counts this email and returns its row if it may be sent: at most 3 emails a day to an address that no account has confirmed, '
  '20 to a confirmed one. An unconfirmed address receives only emails sent with for_anyone.';
