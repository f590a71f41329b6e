-- The actions server adds counts in a transaction.

drop function public.add_laundromat_counts(uuid, jsonb);
