drop table public.owner_questions;
