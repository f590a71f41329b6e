-- The id of a photo can be read by everybody. While its owner may bring a deleted photo back, another owner could take the id and block that.

create function public.refuse_waiting_photo_id() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
begin
  if exists (select from photo_deletions where id = new.id and laundromat_id <> new.laundromat_id) then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'photos_id_unused: this photo of another laundromat can still be brought back'
      using errcode = 'check_violation', constraint = 'photos_id_unused', table = 'photos';
  end if;
  return new;
end
$$;

comment on function public.refuse_waiting_photo_id() is
  'Trigger: refuses a photo whose id a deleted photo of another laundromat has that its owner can still bring back.';

create trigger photos_check_waiting_id before insert on public.photos
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_waiting_photo_id();
