drop trigger laundromats_save_approved on public.laundromats;
drop function public.save_approved_content();
drop function public.moderated_content(public.laundromats);
drop trigger laundromats_require_approval on public.laundromats;
drop function public.require_approval();
drop trigger laundromats_end_refusal on public.laundromats;
drop function public.end_laundromat_refusal();
drop index public.laundromats_changed;
drop index public.laundromats_awaiting;
