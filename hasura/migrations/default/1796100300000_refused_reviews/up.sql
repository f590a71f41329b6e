-- The author of a review that is refused before its publication reads that it was refused, and not that it was removed. Only the
-- content that is saved of a removed review changes.

do $$
begin
  execute replace(pg_get_functiondef('public.apply_moderation_action()'::regprocedure),
    '''written_at'', review.created_at)', '''written_at'', review.created_at, ''is_held'', review.is_held)');
end
$$;
