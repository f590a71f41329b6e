drop function public.kilometres, public.chord_of, public.point_on_earth;
