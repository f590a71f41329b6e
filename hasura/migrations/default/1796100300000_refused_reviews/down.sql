do $$
begin
  execute replace(pg_get_functiondef('public.apply_moderation_action()'::regprocedure),
    ', ''is_held'', review.is_held)', ')');
end
$$;
