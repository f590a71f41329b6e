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
comment on column public.reports.handled_at is 'Time of the decision. Set by a trigger.';

create index reports_laundromat_id on public.reports (laundromat_id);
create index reports_review_id on public.reports (review_id);
create index reports_user_id on public.reports (user_id);
create index reports_state_created_at on public.reports (state, created_at desc);

create function public.set_report_handled_at() returns trigger
  language plpgsql
  as $$
begin
  new.handled_at := case when new.state <> 'open' then now() end;
  return new;
end
$$;

comment on function public.set_report_handled_at() is 'Trigger: sets handled_at when a report is decided, and clears it when the report is reopened.';

create trigger reports_handled before update of state on public.reports
  for each row when (old.state is distinct from new.state) execute function public.set_report_handled_at();
