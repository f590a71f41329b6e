drop function public.allow_email(text, text, boolean, text, text, jsonb);
drop function public.take_held_emails(integer);
drop function public.hold_email(text, text, text, text, jsonb);
drop table public.held_emails;
alter table public.sent_emails drop column user_id, drop column allowance;

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
