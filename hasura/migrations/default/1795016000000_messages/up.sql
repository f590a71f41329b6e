-- What people save and send: favorites, drafts, messages from the contact form with their replies, questions to owners, reports.

create table public.favorites (
  user_id uuid not null references public.users on delete cascade,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, laundromat_id)
);

create index favorites_laundromat_id on public.favorites (laundromat_id);

-- Drafts that await payment, so that the laundromat is created even if the browser never returns from the payment page.

create table public.laundromat_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  plan_id uuid references public.subscription_plans on delete set null,
  form jsonb not null constraint laundromat_drafts_form_object check (jsonb_typeof(form) = 'object'),
  stripe_checkout_session_id text unique,
  laundromat_id uuid unique references public.laundromats on delete set null,
  refund text constraint laundromat_drafts_refund_known check (refund in ('done', 'failed')),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.laundromat_drafts.id is 'Set by the browser, which saves its own copy of the form under the same id.';
comment on column public.laundromat_drafts.form is 'The submitted form without the photos.';
comment on column public.laundromat_drafts.laundromat_id is 'The laundromat created from this draft.';
comment on column public.laundromat_drafts.refund is
  'State of the refund for a laundromat that was refused before its publication; failed: Stripe has refused it; null: not tried. '
  'That of a copy is in possible_duplicates.';
comment on column public.laundromat_drafts.completed_at is 'Time when the laundromat was created: a draft creates only one.';

create index laundromat_drafts_user_id on public.laundromat_drafts (user_id);
create index laundromat_drafts_plan_id on public.laundromat_drafts (plan_id);

create trigger laundromat_drafts_set_updated_at before update on public.laundromat_drafts
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
-- The laundromat will have the id of its draft.
create trigger laundromat_drafts_check_id before insert on public.laundromat_drafts
  for each row execute function public.reserve_deleted_ids('laundromats');

-- Messages from the contact form, deleted after three years.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint contacts_name_filled check (btrim(name) <> ''),
  email text not null constraint contacts_email_filled check (btrim(email) <> ''),
  phone text,
  subject text,
  message text not null constraint contacts_message_filled check (btrim(message) <> ''),
  type text not null default 'general' constraint contacts_type_known
    check (type in ('general', 'listing', 'technical', 'business', 'services')),
  is_priority boolean not null default false,
  is_read boolean not null default false,
  comes_first boolean not null generated always as (is_priority and not is_read) stored,
  created_at timestamptz not null default now()
);

comment on column public.contacts.id is 'May be set by the browser, so that sending the same message twice has no effect.';
comment on column public.contacts.is_priority is
  'True if a signed-in owner sent it while their plan included priority support. Set by the server.';
comment on column public.contacts.comes_first is 'True for an unread priority message.';

create index contacts_created_at on public.contacts (created_at);
create index contacts_in_order on public.contacts (comes_first desc, created_at desc, id);

create trigger contacts_journal after insert or update or delete on public.contacts
  for each row execute function public.record_change('name', 'email', 'phone', 'message', 'comes_first');
create trigger contacts_check_id before insert or delete on public.contacts
  for each row execute function public.reserve_deleted_ids();

create function public.search_contacts(search text) returns setof public.contacts
language sql stable
as $$
  select c.* from public.contacts c
  where concat_ws(E'\n', c.name, c.email, c.subject, c.message) ilike all (public.like_patterns(search))
$$;
comment on function public.search_contacts is 'Returns messages whose sender, subject or text contains every word of the search.';

-- Replies of administrators to contact messages, sent by the site, with the state of their email.

create table public.contact_replies (
  id uuid primary key,
  contact_id uuid not null references public.contacts on delete cascade,
  author_id uuid references public.users on delete set null,
  message text not null constraint contact_replies_message_filled check (btrim(message) <> ''),
  status text not null default 'waiting' constraint contact_replies_status_known check (status in ('waiting', 'sent', 'not_sent')),
  reason text,
  created_at timestamptz not null default now()
);
comment on table public.contact_replies is 'Inserting a row sends the reply, through the event trigger contact_reply.';
comment on column public.contact_replies.id is 'Set by the browser, so that a reply sent twice is one.';
comment on column public.contact_replies.author_id is 'The administrator who wrote it.';
comment on column public.contact_replies.status is 'not_sent: it was tried for two weeks.';
comment on column public.contact_replies.reason is 'Why it is not sent or not yet: the reason of its row in held_emails.';

create index contact_replies_contact_id on public.contact_replies (contact_id, created_at);
create index contact_replies_author_id on public.contact_replies (author_id);

create trigger contact_replies_journal after insert on public.contact_replies
  for each row execute function public.record_change('message');

-- Questions of signed-in visitors to the owner of a laundromat. Neither learns the address of the other.

create table public.owner_questions (
  id uuid primary key,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  user_id uuid not null references public.users on delete cascade,
  author_name text not null,
  question text not null constraint owner_questions_question_filled check (btrim(question) <> ''),
  answer text constraint owner_questions_answer_filled check (btrim(answer) <> ''),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  constraint owner_questions_answer_dated check ((answer is null) = (answered_at is null))
);
comment on table public.owner_questions is
  'Inserting a row notifies the owner, and its answer the visitor, through the event trigger owner_question. Deleted after three years.';
comment on column public.owner_questions.id is 'Set by the browser, so that a question sent twice is one.';
comment on column public.owner_questions.author_name is 'First name of the account at that time.';

create index owner_questions_laundromat_id on public.owner_questions (laundromat_id, created_at desc);
create index owner_questions_user_id on public.owner_questions (user_id);

-- Anyone can report a laundromat or a review that is wrong or unlawful (Regulation (EU) 2022/2065, article 16).

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  review_id uuid,
  target text not null constraint reports_target_known check (target in ('laundromat', 'review')),
  quote text not null,
  reason text not null constraint reports_reason_known check (
    reason in ('closed', 'wrong', 'duplicate', 'fake', 'offensive', 'personal', 'illegal', 'other')
  ),
  message text,
  email text,
  user_id uuid references public.users on delete set null,
  state text not null default 'open' constraint reports_state_known check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  constraint reports_target_named check ((target = 'review') = (review_id is not null))
);
comment on table public.reports is 'Reports of visitors to the administrators.';
comment on column public.reports.id is 'May be set by the browser, so that sending the same report twice has no effect.';
comment on column public.reports.review_id is
  'The reported review; null in a report of a laundromat. No foreign key: the report outlives the review.';
comment on column public.reports.quote is 'Reported text at that time: the comment of the review, or the name of the laundromat.';
comment on column public.reports.email is 'Address to notify of the outcome, if the reporter gave one.';
comment on column public.reports.state is 'open: awaits a decision; upheld: the report was justified; dismissed: it was not.';
comment on column public.reports.handled_at is 'Time of the decision.';

create index reports_laundromat_id on public.reports (laundromat_id);
create index reports_review_id on public.reports (review_id);
create index reports_user_id on public.reports (user_id);
create index reports_state_created_at on public.reports (state, created_at desc);
