drop table public.machines;
drop function public.record_machine_change();
drop trigger laundromats_derive_price on public.laundromats;
drop function public.derive_price_from();
drop function public.refresh_laundromat_machines();
drop trigger laundromats_state_price_from on public.laundromats;
drop trigger laundromats_state_postal_code on public.laundromats;
drop trigger laundromats_state_hours on public.laundromats;
drop trigger laundromats_state_city on public.laundromats;
drop function public.state_fact();
alter table public.laundromats
  drop column stated_hours,
  drop column stated_price_from,
  drop column assumed_facts,
  drop column largest_washer_kg,
  drop column wash_price_7kg;
comment on column public.laundromats.price_from is 'Lowest price of a wash, in euros.';
