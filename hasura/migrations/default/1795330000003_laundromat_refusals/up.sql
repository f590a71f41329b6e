-- An owner whose listing is refused or withdrawn is told why (Regulation (EU) 2019/1150, article 4), and may correct it.

alter table public.laundromats
  add column refused_at timestamptz,
  add column refusal_reason text constraint laundromats_refusal_reason_filled check (btrim(refusal_reason) <> ''),
  add constraint laundromats_refusal_reasoned check ((refused_at is null) = (refusal_reason is null)),
  add constraint laundromats_refused_is_unpublished check (refused_at is null or not is_active);

comment on column public.laundromats.refused_at is 'When an administrator refused or withdrew the listing; null while it is published or waits.';
comment on column public.laundromats.refusal_reason is 'Mailed to the owner.';

create index laundromats_awaiting on public.laundromats (created_at desc) where not is_active and refused_at is null;

create function public.end_laundromat_refusal() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
    new.refusal_reason := null;
  elsif new.refused_at = old.refused_at and session ->> 'x-hasura-role' is distinct from 'site_admin'
    and (new.name, new.address, new.city, new.postal_code, new.phone, new.email, new.description, new.price_from,
         new.hours, new.website, new.facebook, new.instagram)
      is distinct from
        (old.name, old.address, old.city, old.postal_code, old.phone, old.email, old.description, old.price_from,
         old.hours, old.website, old.facebook, old.instagram) then
    new.refused_at := null;
    new.refusal_reason := null;
  end if;
  return new;
end
$$;

comment on function public.end_laundromat_refusal() is
  'Trigger: publishing ends a refusal; so does a correction by the owner, after which the listing waits for moderation again.';

create trigger laundromats_end_refusal before update on public.laundromats
  for each row when (old.refused_at is not null) execute function public.end_laundromat_refusal();
