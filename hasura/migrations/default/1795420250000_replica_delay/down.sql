drop view public.replica_delay;
