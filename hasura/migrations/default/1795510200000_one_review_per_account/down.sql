do $$
begin
  execute replace(pg_get_functiondef('public.revert_merge(public.moderation_actions)'::regprocedure),
    ' and not exists (
      select from reviews newer
      where newer.laundromat_id = kept.id and newer.user_id = reviews.user_id and not moved -> ''reviews'' @> to_jsonb(newer.id)
    );', ';');
end
$$;

create index reviews_user_id on public.reviews (user_id);
update public.reviews set held_reason = 'network' where held_reason in ('repeated', 'burst');
alter table public.reviews
  drop constraint reviews_author_key,
  drop column sender_hash,
  drop column sender_slot,
  drop constraint reviews_held_reason_known,
  add constraint reviews_held_reason_known check (held_reason in ('owner', 'network', 'competitor'));
comment on column public.reviews.held_reason is
  'Why an administrator looks at it before it is published. owner: its author owns the laundromat since. network: it came from '
  'an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. Else null.';
update public.site_settings set privacy_version = '2026-11-26' where privacy_version = '2026-11-28';
update public.site_settings set ranking_version = '2026-11-26' where ranking_version = '2026-11-28';
alter table public.site_settings
  alter privacy_version set default '2026-11-26',
  alter ranking_version set default '2026-11-26';
