-- A new table, because columns can only be added at the end.
create temporary table kept_drafts as
select d.*, coalesce(p.allow_featured, false) as featured
from public.laundromat_drafts d left join public.subscription_plans p on p.id = d.plan_id;

drop table public.laundromat_drafts;

create table public.laundromat_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users on delete cascade,
  plan_id uuid references public.subscription_plans on delete set null,
  tier text not null constraint laundromat_drafts_tier_known check (tier in ('premium', 'featured')),
  form jsonb not null constraint laundromat_drafts_form_object check (jsonb_typeof(form) = 'object'),
  photos_count integer not null default 0
    constraint laundromat_drafts_photos_count_range check (photos_count between 0 and 10),
  stripe_checkout_session_id text unique,
  laundromat_id uuid unique references public.laundromats on delete set null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.laundromat_drafts.id is 'Set by the browser, which saves its own copy of the form under the same id.';
comment on column public.laundromat_drafts.form is 'The submitted form without the photos.';
comment on column public.laundromat_drafts.laundromat_id is 'The laundromat created from this draft.';
comment on column public.laundromat_drafts.completed_at is 'Time when the laundromat was created: a draft creates only one.';
comment on column public.laundromat_drafts.photos_count is 'Number of photos that the browser uploads once the laundromat exists.';

insert into public.laundromat_drafts
  (id, user_id, plan_id, tier, form, stripe_checkout_session_id, laundromat_id, completed_at, created_at, updated_at)
select id, user_id, plan_id, case when featured then 'featured' else 'premium' end, form,
  stripe_checkout_session_id, laundromat_id, completed_at, created_at, updated_at
from kept_drafts;

drop table kept_drafts;

create index laundromat_drafts_user_id on public.laundromat_drafts (user_id);
create index laundromat_drafts_plan_id on public.laundromat_drafts (plan_id);

create trigger laundromat_drafts_set_updated_at before update on public.laundromat_drafts
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger laundromat_drafts_check_id before insert on public.laundromat_drafts
  for each row when (current_setting('hasura.user', true) <> '') execute function public.refuse_deleted_id('laundromats');
