do $$
begin
  execute replace(pg_get_functiondef('public.set_laundromat_place()'::regprocedure),
    'if writer is not null and current_setting(''lavoir.restores_content'', true) is distinct from ''on''
    and commune.coordinates_source',
    'if writer is not null and commune.coordinates_source');
end
$$;

alter function public.restore_content(uuid, jsonb) reset lavoir.restores_content;
