drop table public.edit_checks;
drop function public.check_edit();
drop function public.stored_values(text, text);
drop function public.edited_values(text, jsonb);
drop function public.exception_list(jsonb);
drop function public.machine_list(jsonb);
drop function public.column_names(jsonb);
