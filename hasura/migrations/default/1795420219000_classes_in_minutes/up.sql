-- Near is measured in minutes on foot: below one kilometre, a payment passed a laundromat ten times nearer.

create function public.walked_kilometres(minutes integer) returns double precision
  language sql immutable parallel safe
  return minutes * 4.8::double precision / 60 / 1.3;

comment on function public.walked_kilometres(integer) is
  'Returns the straight distance that a walk of so many minutes covers: 4.8 km/h, through streets that make the way 1.3 times as long.';

create or replace function public.distance_ends() returns double precision[]
  language sql immutable parallel safe
  return array[
    public.chord_of(public.walked_kilometres(3)), public.chord_of(public.walked_kilometres(6)),
    public.chord_of(public.walked_kilometres(10)), public.chord_of(public.walked_kilometres(15)),
    public.chord_of(public.walked_kilometres(25)), public.chord_of(5), public.chord_of(10), public.chord_of(20),
    public.chord_of(50), public.chord_of(100)
  ];

comment on function public.distance_ends() is
  'Returns the ends of the classes of distance: 3, 6, 10, 15 and 25 minutes on foot, then 5, 10, 20, 50 and 100 km. Beyond, the exact '
  'distance counts.';

-- The text of /classement changes with the order.
alter table public.site_settings alter ranking_version set default '2026-11-26';
update public.site_settings set ranking_version = '2026-11-26' where ranking_version < '2026-11-26';
