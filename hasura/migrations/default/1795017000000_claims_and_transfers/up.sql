-- Claims: an owner says that a laundromat of the directory is theirs, proves it, and an administrator decides. Transfers: an owner gives
-- one to another account.

create table public.laundromat_claims (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  status text not null default 'draft' constraint laundromat_claims_status_known
    check (status in ('draft', 'submitted', 'accepted', 'refused', 'withdrawn', 'reverted')),
  siret text constraint laundromat_claims_siret_shape check (siret ~ '^[0-9]{14}$'),
  company jsonb,
  company_state text not null default 'unchecked' constraint laundromat_claims_company_state_known
    check (company_state in ('unchecked', 'found', 'not_found', 'closed', 'unavailable')),
  is_company_near boolean not null default false,
  email_domain text,
  email_source text constraint laundromat_claims_email_source_known check (email_source in ('site', 'import')),
  email_since timestamptz,
  email public.citext,
  email_confirmed_at timestamptz,
  letter_sent_at timestamptz,
  letter_confirmed_at timestamptz,
  photo_name text,
  photo_added_at timestamptz,
  message text constraint laundromat_claims_message_length check (char_length(message) between 1 and 2000),
  proved_laundromat_id uuid,
  has_proof boolean not null generated always as (
    coalesce(proved_laundromat_id = laundromat_id and (
      letter_confirmed_at is not null
      or email_source = 'site' and extract(epoch from email_confirmed_at - email_since) >= 60 * 86400
    ), false)
  ) stored,
  is_dispute boolean not null default false,
  asked_at timestamptz,
  closing_reason text constraint laundromat_claims_closing_reason_filled check (btrim(closing_reason) <> ''),
  decided_at timestamptz,
  decided_by uuid references public.users on delete set null,
  previous_user_id uuid references public.users on delete set null,
  previous jsonb,
  created_at timestamptz not null default now(),
  submitted_at timestamptz,
  constraint laundromat_claims_company_known check ((company_state in ('found', 'closed')) = (company is not null)),
  constraint laundromat_claims_siret_checked check ((company_state = 'unchecked') = (siret is null)),
  constraint laundromat_claims_email_sent check (email_confirmed_at is null or email is not null),
  constraint laundromat_claims_photo_dated check ((photo_name is null) = (photo_added_at is null)),
  constraint laundromat_claims_decision_dated check ((status in ('accepted', 'refused', 'reverted')) = (decided_at is not null)),
  constraint laundromat_claims_reasoned check (closing_reason is not null or status not in ('refused', 'reverted'))
);
comment on table public.laundromat_claims is
  'Owners who say that a laundromat of the directory is theirs, with their proofs. Administrators decide. Drafts are deleted '
  'after a month, other claims a year after the decision.';
comment on column public.laundromat_claims.id is 'Set by the browser, so that starting the same claim twice has no effect.';
comment on column public.laundromat_claims.status is
  'draft: the claimant gathers proofs. submitted: awaits a decision. reverted: was accepted, and an administrator has undone it.';
comment on column public.laundromat_claims.company is
  'The establishment in the business register: {name, address, isOpen, activity, latitude, longitude}.';
comment on column public.laundromat_claims.company_state is
  'unavailable: the register did not answer and is asked again. closed: the establishment has closed.';
comment on column public.laundromat_claims.is_company_near is 'True if the company is within 150 m of the laundromat.';
comment on column public.laundromat_claims.email_domain is
  'Domain of the laundromat''s website, to any address of which a code may be sent; null without its own website.';
comment on column public.laundromat_claims.email_source is
  'Where the address or domain that the last code was sent to came from: an import, which anybody can write to, or this site.';
comment on column public.laundromat_claims.email_since is 'Time since when the laundromat had that address or domain.';
comment on column public.laundromat_claims.email is 'Address that the last code was sent to.';
comment on column public.laundromat_claims.email_confirmed_at is 'Time when the claimant typed the code that was sent to the address.';
comment on column public.laundromat_claims.letter_sent_at is 'Time when an administrator last printed a letter with a code.';
comment on column public.laundromat_claims.letter_confirmed_at is 'Time when the claimant typed the code of a letter.';
comment on column public.laundromat_claims.photo_name is 'Name of the stored photo, which only administrators see. In no permission.';
comment on column public.laundromat_claims.proved_laundromat_id is
  'Laundromat at whose address the confirmed code was received. A merge moves the claim to another one, for which it proves nothing.';
comment on column public.laundromat_claims.has_proof is
  'True if a code was confirmed that reached the laundromat by post, or at an address that the site has had for 60 days. Without it, the '
  'claim waits for seven days.';
comment on column public.laundromat_claims.is_dispute is
  'True if the laundromat had an owner when the claim was submitted, or got one while it waited.';
comment on column public.laundromat_claims.asked_at is 'Time when the present contact of the laundromat was notified of the claim.';
comment on column public.laundromat_claims.closing_reason is 'Reason of a refusal or reversal; emailed to the claimant.';
comment on column public.laundromat_claims.previous_user_id is 'Owner before the acceptance.';
comment on column public.laundromat_claims.previous is
  'Content of the laundromat before the acceptance, which a reversal restores: {laundromat, machines, opening_exceptions, '
  'service_ids, photo_ids}.';

create index laundromat_claims_laundromat_id on public.laundromat_claims (laundromat_id, status);
create index laundromat_claims_user_id on public.laundromat_claims (user_id, created_at);
create index laundromat_claims_decided_by on public.laundromat_claims (decided_by);
create index laundromat_claims_previous_user_id on public.laundromat_claims (previous_user_id);
create index laundromat_claims_status on public.laundromat_claims (status, submitted_at);
create unique index laundromat_claims_one_open on public.laundromat_claims (user_id, laundromat_id)
  where status in ('draft', 'submitted');

create trigger laundromat_claims_journal after update on public.laundromat_claims
  for each row execute function public.record_change(
    'user_id', 'siret', 'company', 'email_domain', 'email', 'photo_name', 'message', 'previous', 'previous_user_id',
    'created_at', 'submitted_at', 'decided_at', 'decided_by');

-- A company number or a photo proves no claim; a code that reached the laundromat by email or by post does.

create table public.claim_codes (
  id uuid primary key default gen_random_uuid(),
  claim_id uuid not null references public.laundromat_claims on delete cascade,
  email public.citext not null,
  code_hash text not null,
  attempts integer not null default 0 constraint claim_codes_attempts_range check (attempts between 0 and 5),
  expires_at timestamptz not null default clock_timestamp() + interval '30 minutes',
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.claim_codes is
  'Codes that were emailed to an address of a claimed laundromat. Only the newest of a claim is valid, once, for 5 attempts.';
comment on column public.claim_codes.code_hash is 'Keyed hash: a code is too short for any other.';

create index claim_codes_claim_id on public.claim_codes (claim_id, created_at);
create index claim_codes_created_at on public.claim_codes (created_at);

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

-- The present owner of a claimed laundromat is asked first.

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
comment on column public.claim_disputes.words is 'What the owner wrote with the answer.';
comment on column public.claim_disputes.lost_at is 'Time when the claim was accepted against this owner; null again when that is undone.';

create index claim_disputes_owner_id on public.claim_disputes (owner_id);
create index claim_disputes_laundromat_id on public.claim_disputes (laundromat_id);

-- A domain that came from an import or was changed recently proves nothing alone, and a claim without a proof waits for seven days after
-- the present contact was asked.

create table public.contact_changes (
  laundromat_id uuid primary key references public.laundromats on delete cascade,
  website_changed_at timestamptz,
  email_changed_at timestamptz
);
comment on table public.contact_changes is
  'Time since when a laundromat has the domain of its website and its email address, which prove who owns it. No row: no change is known.';

create function public.website_host(website text) returns text
  language sql immutable
  return lower(substring(website from '^https?://(?:www\.)?([^/:?#]+)'));
comment on function public.website_host is 'Returns the host of a website without www.';

create function public.record_contact_change() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  new_website boolean := website_host(new.website) is distinct from website_host(old.website);
  new_email boolean := lower(new.email) is distinct from lower(old.email);
begin
  if new_website or new_email then
    insert into contact_changes (laundromat_id, website_changed_at, email_changed_at)
    values (new.id, case when new_website then now() end, case when new_email then now() end)
    on conflict (laundromat_id) do update set
      website_changed_at = coalesce(excluded.website_changed_at, contact_changes.website_changed_at),
      email_changed_at = coalesce(excluded.email_changed_at, contact_changes.email_changed_at);
  end if;
  return null;
end
$$;
comment on function public.record_contact_change is 'Trigger: records when the website or email address of a laundromat changes.';

create trigger laundromats_record_contact after insert or update of website, email on public.laundromats
  for each row execute function public.record_contact_change();

-- Accepting a claim saves what the former owner wrote, and undoing it puts that back.

create function public.owned_content(laundromat public.laundromats) returns jsonb
  language sql stable
  set search_path = public, pg_temp
  as $$
  select jsonb_build_object(
    'laundromat', (
      select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(laundromat))
      where key = any (owner_columns() || array[
        'location_source', 'located_at', 'assumed_facts', 'facts_checked_at', 'approved_content', 'changed_at', 'plan_id'
      ])
    ),
    'machines', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from machines m where m.laundromat_id = laundromat.id),
    'opening_exceptions', (
      select coalesce(jsonb_agg(to_jsonb(e)), '[]') from opening_exceptions e where e.laundromat_id = laundromat.id
    ),
    'service_ids', (
      select coalesce(jsonb_agg(s.service_id), '[]') from laundromat_services s where s.laundromat_id = laundromat.id
    ),
    'photo_ids', (select coalesce(jsonb_agg(p.id), '[]') from photos p where p.laundromat_id = laundromat.id)
  )
$$;
comment on function public.owned_content is
  'Returns all that an owner can change of a laundromat, as a reversal restores it; of photos only the ids.';

create function public.insert_from_json(into_table regclass, content jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  columns text := (
    select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = into_table and attnum > 0 and not attisdropped and attgenerated = ''
  );
begin
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', into_table, columns)
    using content;
end
$$;
comment on function public.insert_from_json is 'Inserts a row saved by to_jsonb; generated columns are computed again.';

create function public.restore_content(restored uuid, saved jsonb) returns void
  language plpgsql
  set search_path = public, pg_temp
  set lavoir.restores_content = 'on'
  as $$
declare
  laundromat laundromats;
begin
  delete from photos where laundromat_id = restored and not saved -> 'photo_ids' @> to_jsonb(id);
  delete from laundromat_services where laundromat_id = restored and not saved -> 'service_ids' @> to_jsonb(service_id);
  insert into laundromat_services (laundromat_id, service_id)
  select restored, id from services where saved -> 'service_ids' @> to_jsonb(id) on conflict do nothing;
  delete from machines where laundromat_id = restored;
  perform insert_from_json('machines', row_content) from jsonb_array_elements(saved -> 'machines') as row_content;
  delete from opening_exceptions where laundromat_id = restored;
  perform insert_from_json('opening_exceptions', row_content)
  from jsonb_array_elements(saved -> 'opening_exceptions') as row_content;

  select (jsonb_populate_record(l, saved -> 'laundromat')).* into laundromat from laundromats l where id = restored;
  -- A new time makes the point count as written: it stays, even if it is the present one and the address moves.
  perform write_columns(
    restored, to_jsonb(laundromat) || jsonb_build_object('located_at', clock_timestamp()),
    owner_columns() || array['location_source', 'located_at', 'assumed_facts']
  );
  -- In a second statement, which puts back what triggers derive from the first.
  update laundromats set
    located_at = laundromat.located_at, facts_checked_at = laundromat.facts_checked_at,
    approved_content = laundromat.approved_content, changed_at = laundromat.changed_at,
    plan_id = (select id from subscription_plans where id = laundromat.plan_id)
  where id = restored;
end
$$;
comment on function public.restore_content is
  'Puts back what owned_content has saved. Photos that were deleted since stay deleted.';

-- An owner gives a laundromat to another account, and both agree. Until the other one accepts, nothing changes.

create table public.laundromat_transfers (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  recipient_email text not null,
  recipient_id uuid references public.users on delete cascade,
  status text not null default 'open' constraint laundromat_transfers_status_known
    check (status in ('open', 'accepted', 'declined', 'cancelled')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  constraint laundromat_transfers_recipient_other check (recipient_id <> user_id)
);
comment on table public.laundromat_transfers is
  'Offers of owners to give a laundromat to another account. Deleted after a month; the change of owner stays in the journal.';
comment on column public.laundromat_transfers.id is 'Set by the browser, so that the same offer sent twice is stored once.';
comment on column public.laundromat_transfers.user_id is 'The owner who offers the laundromat.';
comment on column public.laundromat_transfers.recipient_email is 'Address that the owner typed.';
comment on column public.laundromat_transfers.recipient_id is
  'Account of an owner with that confirmed address when the offer was made; null without one. In no permission: the one who offers '
  'cannot learn who has an account.';
comment on column public.laundromat_transfers.status is 'open: awaits the recipient until expires_at. cancelled: by the owner who offered.';

create index laundromat_transfers_laundromat_id on public.laundromat_transfers (laundromat_id, created_at);
create index laundromat_transfers_user_id on public.laundromat_transfers (user_id, created_at);
create index laundromat_transfers_recipient_id on public.laundromat_transfers (recipient_id, created_at);
create index laundromat_transfers_created_at on public.laundromat_transfers (created_at);
