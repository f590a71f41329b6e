alter table public.rate_limits add column left_ms integer not null default 0;
alter table public.rate_limits alter column left_ms drop default;
comment on column public.rate_limits.left_ms is 'Milliseconds that were left of the window at the last count, by the clock of the database.';

create function public.count_requests(key text, added integer, for_ms integer) returns setof public.rate_limits
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
#variable_conflict use_column
begin
  return query insert into rate_limits as counted (key, hits, ends_at, left_ms)
    values (count_requests.key, greatest(added, 0), now() + make_interval(secs => for_ms / 1000.0), for_ms)
    on conflict (key) do update set
      hits = case when counted.ends_at > now() then greatest(counted.hits + added, 0) else excluded.hits end,
      ends_at = case when counted.ends_at > now() then counted.ends_at else excluded.ends_at end,
      left_ms = case when counted.ends_at > now() then ceil(extract(epoch from counted.ends_at - now()) * 1000) else for_ms end
    returning counted.*;
  -- More than one call adds, so that what has ended never piles up. Waits for no other call, and cannot block one for long.
  delete from rate_limits where key in (
    select key from rate_limits where ends_at < now() order by ends_at limit 5 for update skip locked
  );
end
$$;

comment on function public.count_requests(text, integer, integer) is
  'Adds requests, or takes some back if negative, and returns what all servers have counted in the current window. A new window lasts '
  'for_ms. Deletes a few windows that have ended.';
