alter table public.laundromat_drafts
  add column tier text constraint laundromat_drafts_tier_known check (tier in ('premium', 'featured')),
  add column photos_count integer not null default 0
    constraint laundromat_drafts_photos_count_range check (photos_count between 0 and 10);

update public.laundromat_drafts d set tier = case
  when exists (select from public.subscription_plans p where p.id = d.plan_id and p.allow_featured) then 'featured'
  else 'premium'
end;

alter table public.laundromat_drafts alter column tier set not null;

comment on column public.laundromat_drafts.photos_count is 'Number of photos that the browser uploads once the laundromat exists.';
