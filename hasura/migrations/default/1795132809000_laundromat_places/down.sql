drop trigger laundromats_set_place on public.laundromats;
drop function public.set_laundromat_place();
drop function public.commune_of(text, text);
