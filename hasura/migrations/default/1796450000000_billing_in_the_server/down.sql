CREATE OR REPLACE FUNCTION public.check_billing_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.billing_version <> old.billing_version + 1 then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception 'users_billing_version: version % cannot follow %', new.billing_version, old.billing_version
      using errcode = 'check_violation', constraint = 'users_billing_version', table = 'users';
  end if;
  return new;
end
$function$;
comment on function public.check_billing_version() is 'Trigger: refuses a billing_version that does not follow the current one, and so the whole transaction of the slower writer.';

CREATE TRIGGER users_check_billing_version BEFORE UPDATE OF billing_version ON public.users FOR EACH ROW EXECUTE FUNCTION public.check_billing_version();
