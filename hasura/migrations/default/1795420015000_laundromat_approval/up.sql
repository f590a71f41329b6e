-- Refusal and approval: only an administrator can publish a refused laundromat. A change of an approved free laundromat awaits
-- moderation while the laundromat stays visible; the approved values are saved beside it.

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
  'Trigger: ends a refusal when the laundromat is published, or when its owner corrects it; it then awaits moderation again.';

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
  -- Without a session, an operator works directly in the database.
  if session is not null and session ->> 'x-hasura-role' is distinct from 'site_admin' then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'laundromats_needs_approval: an administrator has refused this laundromat'
      using errcode = 'check_violation', constraint = 'laundromats_needs_approval', table = 'laundromats';
  end if;
  new.needs_approval := false;
  return new;
end
$$;

comment on function public.require_approval() is
  'Trigger: prevents publishing a refused laundromat, except by an administrator.';

-- The name makes it fire after the trigger that ends a refusal.
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

comment on function public.moderated_content(public.laundromats) is 'Returns the columns that administrators check before they publish a laundromat.';

create function public.save_approved_content() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if not new.is_active then
    -- The whole unpublished laundromat is pending, or was refused.
    new.approved_content := null;
    new.changed_at := null;
  elsif old.is_active and acting_administrator() is null and moderated_content(new) <> moderated_content(old)
    and (old.changed_at is not null or not new.is_premium) then
    -- After several changes, the approved content is still the first version; going back to it ends the wait for moderation.
    new.approved_content := nullif(coalesce(old.approved_content, moderated_content(old)), moderated_content(new));
    new.changed_at := case when new.approved_content is not null then clock_timestamp() end;
  end if;
  return new;
end
$$;

comment on function public.save_approved_content() is
  'Trigger: saves the approved content when the owner changes a free, published laundromat. Laundromats with a paid plan are published without approval.';

-- Only for changes that come through Hasura: changes by an import need no approval.
create trigger laundromats_save_approved before update on public.laundromats
  for each row when (current_setting('hasura.user', true) <> '') execute function public.save_approved_content();
