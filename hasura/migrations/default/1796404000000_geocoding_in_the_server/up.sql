-- The actions server takes addresses from the queue.

drop function claim_geocodings;
