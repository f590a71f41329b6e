alter table public.billing_emails rename column key to fact;

create or replace function public.take_held_emails(most integer) returns setof public.held_emails
  language sql volatile
  set search_path = public, pg_temp
  as $$
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
$$;
