-- Edits of administrators are compared by the actions server, in the transaction that writes them.

drop table public.edit_checks;
drop function check_edit;
drop function stored_values;
drop function edited_values;
drop function exception_list;
drop function machine_list;
drop function column_names;

-- An administrator's edit, now in a transaction of the actions server, still ends no refusal.
CREATE OR REPLACE FUNCTION public.end_laundromat_refusal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.is_active and not old.is_active then
    new.refused_at := null;
  elsif new.refused_at = old.refused_at and acting_administrator() is null
    and (moderated_content(new), new.price_from, new.hours)
      is distinct from (moderated_content(old), old.price_from, old.hours) then
    new.refused_at := null;
  end if;
  return new;
end
$function$;
