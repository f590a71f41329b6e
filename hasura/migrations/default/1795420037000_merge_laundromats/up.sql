-- Merging two laundromats that are the same: everything that visitors and the source gave to one moves to the other.

create function public.merge_laundromats(merged public.laundromats, kept_id uuid) returns void
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  kept laundromats;
  refusal text;
  photos_allowed integer;
begin
  select * into kept from laundromats where id = kept_id;
  refusal := case
    when kept.id is null or merged.id is null or kept.id = merged.id then 'moderation_actions_merge_exists: one of both is gone'
    when merged.user_id is not null and merged.user_id is distinct from kept.user_id
      then 'moderation_actions_merge_keeps_owner: the owner of the merged laundromat would lose it'
    when merged.tier < kept.tier then 'moderation_actions_merge_keeps_tier: the merged laundromat has a higher tier'
    when merged.is_active and not kept.is_active then 'moderation_actions_merge_keeps_published: the one that stays is not published'
  end;
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%', refusal
      using errcode = 'check_violation', constraint = split_part(refusal, ':', 1), table = 'moderation_actions';
  end if;

  -- The newest review of each person is kept. An older one goes with the merged laundromat, and so is restored with it.
  update reviews r set laundromat_id = case r.laundromat_id when merged.id then kept.id else merged.id end
  where r.laundromat_id = merged.id and not exists (
      select from reviews other
      where other.laundromat_id = kept.id and other.user_id = r.user_id and other.created_at >= r.created_at
    )
    or r.laundromat_id = kept.id and exists (
      select from reviews other
      where other.laundromat_id = merged.id and other.user_id = r.user_id and other.created_at > r.created_at
    );

  update favorites f set laundromat_id = kept.id
  where laundromat_id = merged.id
    and not exists (select from favorites other where other.laundromat_id = kept.id and other.user_id = f.user_id);
  update reports set laundromat_id = kept.id where laundromat_id = merged.id;
  update fact_corrections c set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (
    select from fact_corrections other
    where other.laundromat_id = kept.id and other.status = 'open' and other.kind = c.kind
      and other.sender_hash = c.sender_hash and other.proposed is not distinct from c.proposed
  );
  -- Decided claims are about the content of the merged laundromat.
  update laundromat_claims c set laundromat_id = kept.id, is_dispute = is_dispute or kept.user_id is not null
  where laundromat_id = merged.id and status in ('draft', 'submitted') and not exists (
    select from laundromat_claims other
    where other.laundromat_id = kept.id and other.user_id = c.user_id and other.status in ('draft', 'submitted')
  );
  with counted as (
    delete from laundromat_counts where laundromat_id = merged.id returning month, kind, count
  )
  insert into laundromat_counts as stored (laundromat_id, month, kind, count)
  select kept.id, month, kind, count from counted
  on conflict (laundromat_id, month, kind) do update set count = least(stored.count::bigint + excluded.count, 2147483647);

  -- Objects of the source: the next import compares their facts with those of the laundromat that stays.
  update source_objects set laundromat_id = kept.id where laundromat_id = merged.id;
  update source_candidates c set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (
    select from source_candidates other
    where other.laundromat_id = kept.id and other.source_type = c.source_type and other.source_id = c.source_id
  );

  photos_allowed := case when kept.is_featured then 10 when kept.is_premium then 6 else 2 end
    - (select count(*) from photos where laundromat_id = kept.id);
  with moved as (
    select id, row_number() over (order by is_primary desc, position, id) as place
    from photos where laundromat_id = merged.id
    order by place limit greatest(photos_allowed, 0)
  )
  update photos set laundromat_id = kept.id, is_primary = not kept.has_photos and moved.place = 1,
    position = moved.place + (select coalesce(max(position), -1) from photos where laundromat_id = kept.id)
  from moved where photos.id = moved.id;

  -- Unknown facts of the laundromat that stays. One statement per fact: triggers fire for the columns that a statement names.
  update laundromats set
    phone = coalesce(kept.phone, merged.phone), email = coalesce(kept.email, merged.email),
    description = coalesce(kept.description, merged.description), website = coalesce(kept.website, merged.website),
    facebook = coalesce(kept.facebook, merged.facebook), instagram = coalesce(kept.instagram, merged.instagram),
    cycle_minutes = coalesce(kept.cycle_minutes, merged.cycle_minutes)
  where id = kept.id;
  if kept.location_source = 'commune' and merged.location_source <> 'commune' then
    update laundromats set latitude = merged.latitude, longitude = merged.longitude where id = kept.id;
  end if;
  if kept.stated_hours is null and kept.weekly_hours is null and merged.stated_hours is not null then
    update laundromats set hours = merged.hours, weekly_hours = merged.weekly_hours, holiday_hours = merged.holiday_hours
    where id = kept.id;
    update opening_exceptions set laundromat_id = kept.id
    where laundromat_id = merged.id and not exists (select from opening_exceptions where laundromat_id = kept.id);
  end if;
  if kept.stated_price_from is null and merged.stated_price_from is not null then
    update laundromats set price_from = merged.price_from where id = kept.id;
  end if;
  update machines set laundromat_id = kept.id
  where laundromat_id = merged.id and not exists (select from machines where laundromat_id = kept.id);
  insert into laundromat_services (laundromat_id, service_id)
  select kept.id, service_id from laundromat_services
  where laundromat_id = merged.id and not exists (select from laundromat_services where laundromat_id = kept.id);

  update laundromat_redirects set laundromat_id = kept.id where laundromat_id = merged.id;
  insert into laundromat_redirects (slug, laundromat_id) values (merged.slug, kept.id)
  on conflict (slug) do update set laundromat_id = excluded.laundromat_id;
end
$$;

comment on function public.merge_laundromats(public.laundromats, uuid) is
  'Moves reviews, favorites, reports, corrections, open claims, counts, source objects and photos within the limit to the '
  'laundromat that stays, fills in its unknown facts, and redirects the address of the other, which stays for the caller to '
  'delete. Refuses when an owner or a paid tier would be lost. The caller has locked both rows.';
