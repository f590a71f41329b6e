-- An administrator removes a photo for a reason that its owner is told (Regulation (EU) 2022/2065, article 17), so that
-- removing one is writing the reason down, as it is for reviews.

create table public.photo_removals (
  id uuid primary key default gen_random_uuid(),
  photo_id uuid not null,
  reason text not null constraint photo_removals_reason_filled check (btrim(reason) <> ''),
  removed_by uuid references public.users on delete set null,
  laundromat_id uuid references public.laundromats on delete set null,
  url text not null,
  alt text,
  created_at timestamptz not null default now()
);

comment on table public.photo_removals is 'Photos that administrators took off a laundromat, and why. After three years they may go.';
comment on column public.photo_removals.photo_id is 'The photo that was removed. No foreign key: it is gone.';
comment on column public.photo_removals.reason is 'Mailed to the owner, when the laundromat has one.';
comment on column public.photo_removals.url is 'Where the photo was; its files go as the owner is told.';

create index photo_removals_removed_by on public.photo_removals (removed_by);
create index photo_removals_laundromat_id on public.photo_removals (laundromat_id);
create index photo_removals_created_at on public.photo_removals (created_at);

create function public.remove_photo() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  photo photos;
begin
  -- The laundromat first, as in every change of its photos: two changes then wait for each other there.
  perform from laundromats where id = (select laundromat_id from photos where id = new.photo_id) for update;
  delete from photos where id = new.photo_id returning * into photo;
  if not found then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'photo_removals_photo_exists: this photo is gone already'
      using errcode = 'check_violation', constraint = 'photo_removals_photo_exists', table = 'photo_removals';
  end if;
  new.laundromat_id := photo.laundromat_id;
  new.url := photo.url;
  new.alt := photo.alt;
  return new;
end
$$;

comment on function public.remove_photo() is 'Trigger: deletes the photo and keeps where it was and what it said beside the reason.';

create trigger photo_removals_remove before insert on public.photo_removals
  for each row execute function public.remove_photo();
create trigger photo_removals_journal after insert or update or delete on public.photo_removals
  for each row execute function public.record_admin_action();
