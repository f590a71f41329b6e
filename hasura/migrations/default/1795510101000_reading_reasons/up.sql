-- Why an administrator reads a new laundromat first, or before it is published.

alter table public.laundromats add column reading_reasons text[];

comment on column public.laundromats.reading_reasons is
  'Rules of contract/moderation/reading-rules.ts that applied when its owner added it, or changed it unpublished. Null for imports.';

comment on column public.laundromats.approved_content is
  'Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; '
  'also the former values of parts that have no column to compare. Null when everything was read.';
