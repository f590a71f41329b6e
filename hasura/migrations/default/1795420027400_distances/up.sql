-- Distances are compared as chords, straight lines through the earth, and shown in kilometres on the ground. earthdistance has
-- functions for this, but the planner cannot inline them: each costs a search 50 µs.

create function public.point_on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable parallel safe
  return public.cube(array[
    public.earth() * cosd(latitude) * cosd(longitude),
    public.earth() * cosd(latitude) * sind(longitude),
    public.earth() * sind(latitude)
  ]);

comment on function public.point_on_earth(double precision, double precision) is 'The point as laundromats.earth_point has it.';

create function public.chord_of(kilometres double precision) returns double precision
  language sql immutable parallel safe
  return 2 * public.earth() * sin(kilometres * 1000 / (2 * public.earth()));

comment on function public.chord_of(double precision) is 'Metres; at most half around the earth, 20 000 km.';

create function public.kilometres(chord double precision) returns real
  language sql immutable parallel safe
  return case when chord is not null then
    round((2 * public.earth() * asin(least(chord / (2 * public.earth()), 1)) / 1000)::numeric, 3)::real
  end;

comment on function public.kilometres(double precision) is 'Distance on the ground, to the metre.';
