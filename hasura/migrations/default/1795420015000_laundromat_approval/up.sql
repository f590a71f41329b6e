-- What an administrator has refused or approved: a refused laundromat is published by an administrator alone, and a change of
-- an approved free laundromat waits beside what was approved, while the laundromat stays visible.

create index laundromats_awaiting on public.laundromats (created_at desc) where not is_active and refused_at is null;
create index laundromats_changed on public.laundromats (changed_at) where changed_at is not null;

create function public.end_laundromat_refusal() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
  elsif new.refused_at = old.refused_at and session ->> 'x-hasura-role' is distinct from 'site_admin'
    and (new.name, new.address, new.city, new.postal_code, new.phone, new.email, new.description, new.price_from,
         new.hours, new.website, new.facebook, new.instagram)
      is distinct from
        (old.name, old.address, old.city, old.postal_code, old.phone, old.email, old.description, old.price_from,
         old.hours, old.website, old.facebook, old.instagram) then
    new.refused_at := null;
  end if;
  return new;
end
$$;

comment on function public.end_laundromat_refusal() is
  'Trigger: publishing ends a refusal; so does a correction by the owner, after which the listing waits for moderation again.';

create trigger laundromats_end_refusal before update on public.laundromats
  for each row when (old.refused_at is not null) execute function public.end_laundromat_refusal();

create function public.require_approval() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  session jsonb := nullif(current_setting('hasura.user', true), '')::jsonb;
begin
  if not new.is_active then
    new.needs_approval := old.needs_approval or old.refused_at is not null or new.refused_at is not null;
    return new;
  end if;
  -- Without a session it is an operator at the database.
  if session is not null and session ->> 'x-hasura-role' is distinct from 'site_admin' then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'laundromats_needs_approval: an administrator has refused this listing'
      using errcode = 'check_violation', constraint = 'laundromats_needs_approval', table = 'laundromats';
  end if;
  new.needs_approval := false;
  return new;
end
$$;

comment on function public.require_approval() is
  'Trigger: a listing that was refused stays unpublished until an administrator publishes it.';

-- Named to fire after the trigger that ends a refusal.
create trigger laundromats_require_approval before update on public.laundromats
  for each row when (old.needs_approval or old.refused_at is not null or new.refused_at is not null)
  execute function public.require_approval();

create function public.moderated_content(laundromat public.laundromats) returns jsonb
language sql immutable
return jsonb_build_object(
  'name', laundromat.name, 'address', laundromat.address, 'postal_code', laundromat.postal_code, 'city', laundromat.city,
  'phone', laundromat.phone, 'email', laundromat.email, 'description', laundromat.description, 'website', laundromat.website,
  'facebook', laundromat.facebook, 'instagram', laundromat.instagram
);

comment on function public.moderated_content(public.laundromats) is 'What of a listing an administrator looks at before it is published.';

create function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    -- Unpublished, the whole listing waits for moderation, or was refused.
    new.approved_content := null;
    new.changed_at := null;
  elsif old.is_active and acting_administrator() is null and moderated_content(new) <> moderated_content(old)
    and (old.changed_at is not null or not new.is_premium) then
    -- After several changes what was approved is still the first text; going back to it ends the wait.
    new.approved_content := nullif(coalesce(old.approved_content, moderated_content(old)), moderated_content(new));
    new.changed_at := case when new.approved_content is not null then clock_timestamp() end;
  end if;
  return new;
end
$$;

comment on function public.save_approved_content() is
  'Trigger: keeps what was approved beside a change by the owner of a free, published listing. A listing with a paid plan was never approved.';

-- Only what comes through Hasura: an import corrects in its own name.
create trigger laundromats_save_approved before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.save_approved_content();
