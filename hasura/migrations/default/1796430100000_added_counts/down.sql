create function public.add_laundromat_counts(write_id uuid, counts jsonb) returns setof public.laundromat_counts
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  this_month date := date_trunc('month', now() at time zone 'Europe/Paris');
begin
  if jsonb_array_length(counts) > 5000 then
    raise exception 'at most 5000 counts may be written at once' using errcode = 'invalid_parameter_value';
  end if;
  delete from count_writes where written_at < now() - interval '1 hour';
  insert into count_writes (id) values (write_id) on conflict do nothing;
  if not found then
    return;
  end if;
  with added as (
    select * from jsonb_to_recordset(counts)
      as one (laundromat_id uuid, month date, kind text, count integer, is_capped boolean)
    -- A count may have waited for the database over the end of a month.
    where month in (this_month, (this_month - interval '1 month')::date) and count between 1 and 100000
  ),
  published as (
    -- Locked, so that none is deleted before its counts are inserted.
    select id from laundromats where is_active and id in (select laundromat_id from added) order by id for key share
  )
  insert into laundromat_counts as stored (laundromat_id, month, kind, count, is_capped)
  select laundromat_id, month, kind, sum(count), bool_or(coalesce(is_capped, false))
  from added join published on published.id = laundromat_id
  group by laundromat_id, month, kind
  -- The same order in every write, so that two servers cannot block each other.
  order by laundromat_id, month, kind
  on conflict (laundromat_id, month, kind) do update set
    count = least(stored.count::bigint + excluded.count, 2147483647),
    is_capped = stored.is_capped or excluded.is_capped;

  -- Nothing to add, but more was sent: locked in the same order.
  with capped as (
    select stored.ctid from jsonb_to_recordset(counts)
      as one (laundromat_id uuid, month date, kind text, count integer, is_capped boolean)
    join laundromat_counts stored using (laundromat_id, month, kind)
    where one.count = 0 and one.is_capped and not stored.is_capped
    order by laundromat_id, month, kind
    for update of stored
  )
  update laundromat_counts set is_capped = true where ctid in (select ctid from capped);
end
$$;

comment on function public.add_laundromat_counts(uuid, jsonb) is
  'Adds counts to published laundromats and ignores any others, and months other than this one and the last. counts is a list of '
  '{laundromat_id, month, kind, count, is_capped}; a capped count of zero only marks the figure. Returns no rows, but Hasura tracks '
  'only functions that return rows of a table.';
