-- A review is removed for a reason that its author is told (Regulation (EU) 2022/2065, article 17), so that removing one
-- is writing the reason down.

create table public.review_removals (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null,
  reason text not null constraint review_removals_reason_filled check (btrim(reason) <> ''),
  removed_by uuid references public.users on delete set null,
  laundromat_id uuid references public.laundromats on delete set null,
  user_id uuid references public.users on delete set null,
  author_name text not null,
  rating integer not null,
  comment text not null,
  written_at timestamptz not null,
  created_at timestamptz not null default now()
);

comment on column public.review_removals.review_id is 'The review that was removed. No foreign key: it is gone.';
comment on column public.review_removals.reason is 'Mailed to the author, when the review came from an account.';
comment on column public.review_removals.user_id is 'The author, when signed in.';

create index review_removals_removed_by on public.review_removals (removed_by);
create index review_removals_laundromat_id on public.review_removals (laundromat_id);
create index review_removals_user_id on public.review_removals (user_id);
create index review_removals_created_at on public.review_removals (created_at);

create function public.remove_review() returns trigger
  language plpgsql
  set search_path = public, pg_temp
  as $$
declare
  review reviews;
begin
  delete from reviews where id = new.review_id returning * into review;
  if not found then
    -- Hasura passes on nothing but the text, so the text names the rule.
    raise exception 'review_removals_review_exists: this review is removed already'
      using errcode = 'check_violation', constraint = 'review_removals_review_exists', table = 'review_removals';
  end if;
  new.laundromat_id := review.laundromat_id;
  new.user_id := review.user_id;
  new.author_name := review.author_name;
  new.rating := review.rating;
  new.comment := review.comment;
  new.written_at := review.created_at;
  return new;
end
$$;

comment on function public.remove_review() is 'Trigger: deletes the review and keeps what it said beside the reason.';

create trigger review_removals_remove before insert on public.review_removals
  for each row execute function public.remove_review();
create trigger review_removals_journal after insert or update or delete on public.review_removals
  for each row execute function public.record_admin_action();
