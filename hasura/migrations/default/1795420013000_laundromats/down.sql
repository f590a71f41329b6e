drop function public.search_all_laundromats(text, boolean, boolean);
drop function public.moderated_content(public.laundromats);
drop table public.laundromat_redirects;
drop table public.laundromats;
drop function
  public.save_approved_content, public.require_approval, public.end_laundromat_refusal,
  public.set_laundromat_place, public.set_laundromat_slug, public.next_slug, public.check_laundromat_limit;
