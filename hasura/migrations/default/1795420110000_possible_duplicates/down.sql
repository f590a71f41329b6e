delete from public.billing_emails where kind in ('laundromat_held', 'laundromat_refunded');
alter table public.billing_emails drop constraint billing_emails_kind_known, add constraint billing_emails_kind_known check (kind in (
  'paid', 'failed', 'action_required', 'ended', 'laundromat_waits', 'second_subscription'));
delete from public.source_candidates where reason = 'same_address';
alter table public.source_candidates drop constraint source_candidates_reason_known, add constraint source_candidates_reason_known
  check (reason in ('near', 'same_name', 'same_phone'));
comment on column public.source_candidates.reason is
  'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away.';
drop index public.laundromats_without_place;
drop function public.search_possible_duplicates(text);
drop trigger laundromats_suspect_copy on public.laundromats;
drop function public.hold_possible_duplicate();
drop table public.possible_duplicates;
drop function public.similar_laundromats(text, text, text, text, numeric, numeric, text, uuid);
drop function public.laundromats_like(public.laundromats);
drop function public.duplicate_signs(public.laundromats, public.laundromats);
drop function public.name_words(text, text);
drop function public.phone_digits(text);
drop function public.house_number(text);
drop function public.street_words(text);
