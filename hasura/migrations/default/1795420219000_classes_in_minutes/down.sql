update public.site_settings set ranking_version = '2026-11-22' where ranking_version = '2026-11-26';
alter table public.site_settings alter ranking_version set default '2026-11-22';

create or replace function public.distance_ends() returns double precision[]
  language sql immutable parallel safe
  return array[
    public.chord_of(1), public.chord_of(2), public.chord_of(5), public.chord_of(10), public.chord_of(20), public.chord_of(50),
    public.chord_of(100)
  ];

comment on function public.distance_ends() is
  'Returns the ends of the classes of distance: 1, 2, 5, 10, 20, 50 and 100 km. Beyond, the exact distance counts.';

drop function public.walked_kilometres(integer);
