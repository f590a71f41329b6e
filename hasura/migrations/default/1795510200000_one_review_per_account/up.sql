-- One review per account and laundromat, and hashes of the sender's network, by which several reviews of one sender are recognized.

-- The newest stays, as if it had replaced the others.
delete from public.reviews older using public.reviews newer
where older.user_id = newer.user_id and older.laundromat_id = newer.laundromat_id
  and (older.created_at, older.id) < (newer.created_at, newer.id);

alter table public.reviews
  -- Checked at the end of a statement, because a merge exchanges two reviews of an account.
  add constraint reviews_author_key unique (user_id, laundromat_id) deferrable initially immediate,
  add column sender_hash text,
  add column sender_slot text constraint reviews_sender_slot_key unique,
  drop constraint reviews_held_reason_known,
  add constraint reviews_held_reason_known check (held_reason in ('owner', 'network', 'competitor', 'repeated', 'burst'));

comment on column public.reviews.sender_hash is
  'Keyed hash of the network address from which it came, the same for all laundromats. Deleted after 90 days.';
comment on column public.reviews.sender_slot is
  'Keyed hash of the network address and the laundromat, of the first review only: a second one waits. Deleted after 90 days.';
comment on column public.reviews.held_reason is
  'Why an administrator looks at it before it is published. owner: its author owns the laundromat since. network: it came from '
  'an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. repeated: the '
  'second one from its network about the laundromat within 90 days. burst: one of many within an hour. Else null.';

-- The constraint has the same columns.
drop index public.reviews_user_id;
create index reviews_sender_hash on public.reviews (sender_hash) where sender_hash is not null;

-- The privacy policy names these hashes, and /classement says what the average counts.
alter table public.site_settings
  alter privacy_version set default '2026-11-28',
  alter ranking_version set default '2026-11-28';
update public.site_settings set privacy_version = greatest(privacy_version, '2026-11-28'), ranking_version = greatest(ranking_version, '2026-11-28');

-- Undoing a merge leaves a review that its author has written since. Only this condition of the function changes.
do $$
begin
  execute replace(pg_get_functiondef('public.revert_merge(public.moderation_actions)'::regprocedure),
    '-> ''replaced_reviews'' @> to_jsonb(id);',
    '-> ''replaced_reviews'' @> to_jsonb(id) and not exists (
      select from reviews newer
      where newer.laundromat_id = kept.id and newer.user_id = reviews.user_id and not moved -> ''reviews'' @> to_jsonb(newer.id)
    );');
end
$$;
