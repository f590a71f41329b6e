-- The laundromats that a member added to their favorites.

create table public.favorites (
  user_id uuid not null references public.users on delete cascade,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, laundromat_id)
);

create index favorites_laundromat_id on public.favorites (laundromat_id);
