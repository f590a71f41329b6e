drop function public.set_updated_at();
