CREATE OR REPLACE FUNCTION public.hold_email(email_key text, address text, reason text, subject text, content jsonb DEFAULT NULL::jsonb)
 RETURNS SETOF public.held_emails
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  hashed text := encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');
begin
  if hold_email.content is null then
    update held_emails h set times = h.times + 1
    where h.recipient = hashed and h.subject = hold_email.subject and h.reason = hold_email.reason and h.content is null
      and h.sent_at is null and h.key <> email_key and h.created_at > now() - interval '1 day';
    if found then
      return;
    end if;
  end if;
  return query insert into held_emails as h (key, user_id, recipient, subject, reason, content, next_attempt_at)
    values (
      email_key, (select id from users where email = address::citext), hashed, hold_email.subject, hold_email.reason,
      hold_email.content, case when hold_email.content is not null then now() + interval '10 minutes' end
    )
    on conflict (key) do update set
      reason = excluded.reason, content = excluded.content, sent_at = null,
      next_attempt_at = coalesce(h.next_attempt_at, excluded.next_attempt_at)
    returning h.*;
end
$function$;
comment on function public.hold_email(text,text,text,text,jsonb) is 'Records an email that is not sent now. With a content it is sent later; dropped ones with the same subject are counted together.';

CREATE OR REPLACE FUNCTION public.allow_email(email_key text, address text, for_anyone boolean, allowance text DEFAULT 'general'::text, subject text DEFAULT NULL::text, content jsonb DEFAULT NULL::jsonb)
 RETURNS SETOF public.sent_emails
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  hashed text := encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');
  account uuid := (select id from users where email = address::citext and email_verified and is_active);
  -- A link for a new password is valid for an hour: who has used up this allowance has sent the owner of the address three.
  period interval := case when account is not null and allow_email.allowance = 'reset' then '1 hour' else '24 hours' end;
  most integer := case when account is null or allow_email.allowance = 'reset' then 3 else 20 end;
  refusal text;
begin
  if account is null and not for_anyone then
    refusal := 'unconfirmed';
  else
    -- Emails to one address wait for each other here; the next statement then counts what the others committed.
    perform pg_advisory_xact_lock(hashtextextended('allow_email ' || hashed, 0));
    if not exists (select from sent_emails where key = email_key) then
      if (
        select count(*) from sent_emails s
        where s.recipient = hashed and s.allowance = allow_email.allowance and s.created_at > now() - period
      ) >= most then
        refusal := 'limit';
      else
        insert into sent_emails (key, recipient, is_verified, allowance, user_id)
        values (email_key, hashed, account is not null, allow_email.allowance, account);
      end if;
    end if;
  end if;
  if refusal is null then
    -- An email that the mail server refuses is held again.
    update held_emails set sent_at = now(), content = null where key = email_key and sent_at is null;
    return query select * from sent_emails where key = email_key and recipient = hashed;
  elsif allow_email.subject is not null then
    perform hold_email(email_key, address, refusal, allow_email.subject, allow_email.content);
  end if;
end
$function$;
comment on function public.allow_email(text,text,boolean,text,text,jsonb) is 'Counts this email and returns its row if it may be sent. In 24 hours and for each allowance an address receives at most 20 emails, and 3 if no account has confirmed it; links for a new password 3 an hour. An unconfirmed address receives only emails sent with for_anyone. With a subject, a refused email is recorded in held_emails.';

CREATE OR REPLACE FUNCTION public.take_held_emails(most integer)
 RETURNS SETOF public.held_emails
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  delete from held_emails where created_at < now() - interval '30 days';
  -- The key is made of the fact in billing_emails.
  update held_emails set content = null, next_attempt_at = null
  where next_attempt_at <= now() and key like 'paidin\_%.billing'
    and exists (
      select from payments p
      where p.stripe_invoice_id = substring(held_emails.key from '^paid(.+)\.billing$') and p.status <> 'succeeded'
    );
  update held_emails set
    attempts = attempts + 1,
    next_attempt_at = case when created_at > now() - interval '14 days'
      then now() + least(interval '10 minutes' * power(2, least(attempts, 8)), interval '1 day') end
  where key in (
    select key from held_emails where next_attempt_at <= now() and sent_at is null
    order by next_attempt_at limit most for update skip locked
  )
  returning *
$function$;
comment on function public.take_held_emails(integer) is 'Returns held emails that are due and plans their next attempt: after 10 minutes, then ever later, for two weeks. Deletes those of 30 days ago, and drops receipts of payments that were refunded or disputed meanwhile.';
