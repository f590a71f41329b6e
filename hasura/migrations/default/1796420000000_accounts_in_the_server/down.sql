CREATE OR REPLACE FUNCTION public.end_sessions_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- An administrator corrects an address; its owner has not confirmed it.
  if new.email <> old.email and acting_administrator() is not null then
    new.email_verified := false;
  end if;
  update refresh_tokens set revoked_at = now() where user_id = new.id and revoked_at is null;
  update account_tokens set used_at = now() where user_id = new.id and used_at is null;
  return new;
end
$function$;
comment on function public.end_sessions_of_user() is 'Trigger: ends every session and every emailed link of an account whose address or password changes.';

CREATE TRIGGER users_end_sessions BEFORE UPDATE OF email, password ON public.users FOR EACH ROW WHEN (((old.email IS DISTINCT FROM new.email) OR (old.password IS DISTINCT FROM new.password))) EXECUTE FUNCTION public.end_sessions_of_user();
