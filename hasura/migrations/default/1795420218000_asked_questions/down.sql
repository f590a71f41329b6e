drop function public.ask_owner(uuid, uuid, uuid, text);
