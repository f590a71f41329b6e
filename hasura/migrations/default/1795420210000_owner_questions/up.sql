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
