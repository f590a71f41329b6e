drop view public.admin_overview;
