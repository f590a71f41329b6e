alter table public.laundromats drop column reading_reasons;
comment on column public.laundromats.approved_content is
  'Approved values by column while a change by the owner awaits review, also of a paid laundromat; otherwise null.';
