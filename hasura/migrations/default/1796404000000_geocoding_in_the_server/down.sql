CREATE OR REPLACE FUNCTION public.claim_geocodings(batch integer DEFAULT 20, laundromat uuid DEFAULT NULL::uuid)
 RETURNS SETOF public.laundromat_geocodings
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE public.laundromat_geocodings claimed SET tried_at = now(), attempts = (claimed.attempts + 1)
    FROM ( SELECT laundromat_geocodings.laundromat_id
            FROM public.laundromat_geocodings
           WHERE ((laundromat_geocodings."precision" IS NULL) AND (laundromat_geocodings.attempts < 12) AND ((claim_geocodings.laundromat IS NULL) OR (laundromat_geocodings.laundromat_id = claim_geocodings.laundromat)) AND ((laundromat_geocodings.tried_at IS NULL) OR ((claim_geocodings.laundromat IS NULL) AND (laundromat_geocodings.tried_at < (now() - (LEAST(((2)::double precision ^ (laundromat_geocodings.attempts)::double precision), (360)::double precision) * '00:01:00'::interval))))))
           ORDER BY laundromat_geocodings.tried_at NULLS FIRST
          LIMIT claim_geocodings.batch
          FOR UPDATE OF laundromat_geocodings SKIP LOCKED) due
   WHERE (claimed.laundromat_id = due.laundromat_id)
   RETURNING claimed.laundromat_id,
     claimed.address,
     claimed.postal_code,
     claimed.city,
     claimed.former_pin_latitude,
     claimed.former_pin_longitude,
     claimed.latitude,
     claimed.longitude,
     claimed.score,
     claimed."precision",
     claimed.attempts,
     claimed.tried_at,
     claimed.created_at;
END;
comment on function public.claim_geocodings(integer,uuid) is 'Returns addresses that await the geocoder and counts the attempt, so that two callers never get the same one. Attempts are further and further apart, 12 in about a day. With a laundromat: only its address, before the first attempt.';
