-- Computed columns for the slug of a region, which Hasura reads from a view of all places and PostGraphile would compute
-- completely for each request, and for reported facts and source objects, which have no foreign key.
create or replace function french_cities_region_slug(city french_cities) returns text
language sql stable as 'select slug_of(city.region)';
create or replace function laundromats_reported_facts(laundromat laundromats) returns setof reported_facts
language sql stable as 'select r.* from reported_facts r where r.laundromat_id = laundromat.id';
create or replace function laundromats_source_objects(laundromat laundromats) returns setof source_objects
language sql stable as 'select s.* from source_objects s where s.laundromat_id = laundromat.id';
