-- A number or a photo proves no claim: a code proves it that reached the laundromat by email or by post. The present owner of a claimed
-- laundromat is asked first.

create table public.claim_letters (
  claim_id uuid primary key references public.laundromat_claims on delete cascade,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  code_hash text not null,
  attempts integer not null default 0 constraint claim_letters_attempts_range check (attempts between 0 and 5),
  expires_at timestamptz not null
);

comment on table public.claim_letters is
  'The letter with a code that was last printed for a claim. Printing another one ends the validity of its code.';
comment on column public.claim_letters.laundromat_id is 'Laundromat whose address is on the letter; the code proves a claim of no other.';
comment on column public.claim_letters.code_hash is 'Keyed hash: a code is too short for any other.';

create index claim_letters_laundromat_id on public.claim_letters (laundromat_id);

create table public.claim_disputes (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references public.laundromat_claims on delete cascade,
  owner_id uuid not null references public.users on delete cascade,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  asked_at timestamptz not null default now(),
  is_mine boolean,
  words text constraint claim_disputes_words_length check (char_length(words) between 1 and 2000),
  answered_at timestamptz,
  lost_at timestamptz,
  constraint claim_disputes_once unique (claim_id, owner_id),
  constraint claim_disputes_answer_dated check ((is_mine is null) = (answered_at is null))
);

comment on table public.claim_disputes is 'Owners who were asked about another person''s claim of their laundromat, with their answers.';
comment on column public.claim_disputes.is_mine is 'The answer: whether the laundromat still belongs to the owner. Null: no answer yet.';
comment on column public.claim_disputes.lost_at is 'Time when the claim was accepted against this owner; null again when that is undone.';

create index claim_disputes_owner_id on public.claim_disputes (owner_id);
create index claim_disputes_laundromat_id on public.claim_disputes (laundromat_id);

-- Claims whose proof counts no longer: their contact was not asked, which the cron job does now.
update public.laundromat_claims set asked_at = null
where status = 'submitted' and has_proof and not coalesce(
  email_source = 'site' and extract(epoch from email_confirmed_at - email_since) >= 60 * 86400, false
);

alter table public.laundromat_claims
  drop column has_proof,
  add column letter_sent_at timestamptz,
  add column letter_confirmed_at timestamptz,
  add column proved_laundromat_id uuid;

update public.laundromat_claims set proved_laundromat_id = laundromat_id where email_confirmed_at is not null;

alter table public.laundromat_claims add column has_proof boolean not null generated always as (
  coalesce(proved_laundromat_id = laundromat_id and (
    letter_confirmed_at is not null
    or email_source = 'site' and extract(epoch from email_confirmed_at - email_since) >= 60 * 86400
  ), false)
) stored;

comment on column public.laundromat_claims.letter_sent_at is 'Time when an administrator last printed a letter with a code.';
comment on column public.laundromat_claims.letter_confirmed_at is 'Time when the claimant typed the code of a letter.';
comment on column public.laundromat_claims.proved_laundromat_id is
  'Laundromat at whose address the confirmed code was received. A merge moves the claim to another one, for which it proves nothing.';
comment on column public.laundromat_claims.has_proof is
  'True if a code was confirmed that reached the laundromat by post, or at an address that the site has had for 60 days. Without it, the '
  'claim waits for seven days.';
