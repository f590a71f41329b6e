-- A correction states when its sender noticed the error. Notifications and the deletion follow the time when it arrived instead,
-- which no sender can choose.

alter table public.fact_corrections add column received_at timestamptz;
update public.fact_corrections set received_at = created_at;
alter table public.fact_corrections alter column received_at set default clock_timestamp(), alter column received_at set not null;

comment on column public.fact_corrections.received_at is 'Time when the correction arrived.';

create index fact_corrections_received_at on public.fact_corrections (received_at);
