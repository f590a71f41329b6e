drop function public.restore_laundromat(uuid);
drop function public.is_former_administrator();
drop function public.insert_from_json(regclass, jsonb);
drop table public.moderation_actions;
drop function public.record_moderation();
drop function public.apply_moderation_action();
drop function public.rows_of_laundromat(public.laundromats);
