alter table public.laundromat_claims
  drop column has_proof,
  drop column letter_sent_at,
  drop column letter_confirmed_at,
  drop column proved_laundromat_id;

alter table public.laundromat_claims add column has_proof boolean not null generated always as (
  email_confirmed_at is not null and (
    coalesce(email_source = 'site' and extract(epoch from email_confirmed_at - email_since) >= 60 * 86400, false)
    or company_state = 'found' and is_company_near
  )
  or company_state = 'found' and is_company_near and photo_name is not null
) stored;

comment on column public.laundromat_claims.has_proof is
  'True if a code was confirmed at an address that the site has had for 60 days, or the company is at the address and there is a code '
  'or photo. Without it, the claim waits for seven days.';

drop table public.claim_disputes;
drop table public.claim_letters;
