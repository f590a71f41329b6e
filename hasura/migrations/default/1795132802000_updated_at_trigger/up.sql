-- updated_at is the database's to write, so that no caller can forget or forge it.

create function public.set_updated_at() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at := now();
  return new;
end
$$;

comment on function public.set_updated_at() is 'Trigger: stamps updated_at.';
