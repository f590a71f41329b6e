drop view public.admin_months;
drop view public.admin_overview;
