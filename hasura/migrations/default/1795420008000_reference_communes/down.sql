drop index public.french_cities_slug;
drop index public.french_cities_name_key;
drop index public.french_cities_department_code;
drop index public.french_cities_parent_id;
drop index public.french_cities_postal_codes;
drop index public.french_cities_search_text;
drop index public.french_cities_name_trigrams;
truncate public.french_cities;
