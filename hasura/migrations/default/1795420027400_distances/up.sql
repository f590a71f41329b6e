-- Distances are compared as chords, straight lines through the earth, and shown in kilometres on the ground. earthdistance has
-- functions for this, but the planner cannot inline them: each adds 50 µs to a search.

create function public.point_on_earth(latitude double precision, longitude double precision) returns public.cube
  language sql immutable parallel safe
  return public.cube(array[
    public.earth() * cosd(latitude) * cosd(longitude),
    public.earth() * cosd(latitude) * sind(longitude),
    public.earth() * sind(latitude)
  ]);

comment on function public.point_on_earth(double precision, double precision) is 'Returns the point of these coordinates, computed like laundromats.earth_point.';

create function public.chord_of(kilometres double precision) returns double precision
  language sql immutable parallel safe
  return 2 * public.earth() * sin(kilometres * 1000 / (2 * public.earth()));

comment on function public.chord_of(double precision) is 'Converts a distance on the ground (at most 20 000 km, halfway around the earth) into a chord in metres.';

create function public.kilometres(chord double precision) returns real
  language sql immutable parallel safe
  return case when chord is not null then
    round((2 * public.earth() * asin(least(chord / (2 * public.earth()), 1)) / 1000)::numeric, 3)::real
  end;

comment on function public.kilometres(double precision) is 'Converts a chord in metres into the distance on the ground in kilometres, rounded to the metre.';
