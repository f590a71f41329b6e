-- Undoing a claim puts back the point that was there, even one more than 50 km from its commune: it was accepted before, from
-- an import or in SQL. Otherwise such a claim cannot be undone, nor the account of its claimant erased.

alter function public.restore_content(uuid, jsonb) set lavoir.restores_content = 'on';

-- Only this condition of the function changes.
do $$
begin
  execute replace(pg_get_functiondef('public.set_laundromat_place()'::regprocedure),
    'if writer is not null and commune.coordinates_source',
    'if writer is not null and current_setting(''lavoir.restores_content'', true) is distinct from ''on''
    and commune.coordinates_source');
end
$$;
