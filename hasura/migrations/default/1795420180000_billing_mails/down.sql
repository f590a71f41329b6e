delete from public.billing_emails where kind in ('plan_changed', 'cancellation', 'refunded', 'refund_failed', 'disputed', 'dispute_opened');
alter table public.billing_emails drop constraint billing_emails_kind_known, add constraint billing_emails_kind_known check (kind in (
  'paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'laundromat_held', 'laundromat_refunded', 'second_subscription'));

create or replace function public.take_held_emails(most integer) returns setof public.held_emails
  language sql volatile
  set search_path = public, pg_temp
  as $$
  delete from held_emails where created_at < now() - interval '30 days';
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

comment on function public.take_held_emails(integer) is
  'Returns held emails that are due and plans their next attempt: after 10 minutes, then ever later, for two weeks. Deletes those '
  'of 30 days ago.';
