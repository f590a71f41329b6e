-- Where facts about laundromats come from: corrections by visitors, checks, and objects of OpenStreetMap.

create table public.fact_corrections (
  id uuid primary key default gen_random_uuid(),
  laundromat_id uuid not null references public.laundromats on delete cascade,
  kind text not null constraint fact_corrections_kind_known check (kind in ('closed', 'hours', 'price', 'location', 'machine')),
  proposed jsonb,
  comment text constraint fact_corrections_comment_length check (char_length(comment) between 1 and 500),
  user_id uuid references public.users on delete set null,
  sender_hash text not null,
  status text not null default 'open' constraint fact_corrections_status_known check (status in ('open', 'accepted', 'dismissed')),
  created_at timestamptz not null default now(),
  received_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid references public.users on delete set null,
  constraint fact_corrections_proposed_fits check (proposed is null or kind in ('hours', 'price', 'location')),
  constraint fact_corrections_decision_dated check ((status = 'open') = (decided_at is null))
);
comment on table public.fact_corrections is
  'Facts of a laundromat that visitors say are wrong. Its owner and the administrators decide. Deleted after a year.';
comment on column public.fact_corrections.id is 'May be set by the browser, so that sending the same correction twice has no effect.';
comment on column public.fact_corrections.kind is
  'closed: closed for good; hours, price, location: wrong; machine: a machine is out of order.';
comment on column public.fact_corrections.proposed is
  'Right value, if the sender knows it. hours: {weeklyHours, text}, where the text is their sentence; price: {price}; '
  'location: {latitude, longitude}.';
comment on column public.fact_corrections.user_id is 'The sender, if signed in; a correction requires no account.';
comment on column public.fact_corrections.sender_hash is
  'Keyed hash of the sender''s network address and the laundromat. Distinguishes the senders for one laundromat, and nothing else.';
comment on column public.fact_corrections.created_at is
  'Time when the sender noticed it: a correction may wait on a device without network.';
comment on column public.fact_corrections.received_at is 'Time when the correction arrived.';

create index fact_corrections_laundromat_id on public.fact_corrections (laundromat_id, kind, created_at);
create index fact_corrections_user_id on public.fact_corrections (user_id);
create index fact_corrections_decided_by on public.fact_corrections (decided_by);
create index fact_corrections_status_created_at on public.fact_corrections (status, created_at desc);
create unique index fact_corrections_one_per_sender on public.fact_corrections (laundromat_id, kind, sender_hash, proposed)
  nulls not distinct where status = 'open';
create index fact_corrections_received_at on public.fact_corrections (received_at);

create trigger fact_corrections_journal after update on public.fact_corrections
  for each row execute function public.record_change(
    'comment', 'sender_hash', 'user_id', 'created_at', 'decided_at', 'decided_by');

create view public.reported_facts as
  select laundromat_id, kind, count(distinct sender_hash)::integer as senders
  from public.fact_corrections
  where (status = 'open' or status = 'accepted' and kind in ('closed', 'machine'))
    and created_at > now() - case kind when 'machine' then interval '48 hours' else interval '30 days' end
  group by laundromat_id, kind
  having count(distinct sender_hash) >= 3;
comment on view public.reported_facts is
  'Facts that at least three senders have reported within 30 days; for a machine out of order, within 48 hours. Accepting a '
  'closure or a broken machine confirms it, while any other accepted correction has ended what it reports.';

-- Objects of OpenStreetMap from which laundromats are imported, and pairs of an object and a laundromat that may be the same.

create table public.source_objects (
  type text not null constraint source_objects_type_shape check (type ~ '^[a-z][a-z0-9-]{0,39}$'),
  id bigint not null constraint source_objects_id_positive check (id >= 0),
  version integer not null default 0,
  tags jsonb not null,
  latitude numeric(10, 8) not null constraint source_objects_latitude_range check (latitude between -90 and 90),
  longitude numeric(11, 8) not null constraint source_objects_longitude_range check (longitude between -180 and 180),
  class text not null
    constraint source_objects_class_known check (class in ('self_service', 'dry_cleaner', 'business', 'staffed', 'private', 'closed', 'unclear')),
  reason text not null,
  chosen_class text constraint source_objects_chosen_class_known check (chosen_class in ('self_service', 'other')),
  content_hash text not null,
  facts jsonb,
  has_guessed_town boolean not null default false,
  imported jsonb not null default '{}',
  differences jsonb not null default '{}',
  laundromat_id uuid,
  kept jsonb not null default '{}',
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
  still_open_at timestamptz,
  primary key (type, id)
);
comment on table public.source_objects is
  'Every object that a file of the import contained, also those that are no laundromat. Only the import inserts and updates them.';
comment on column public.source_objects.type is
  'node, way or relation of OpenStreetMap. Any other type names a data set that was derived from it and has no page for its objects.';
comment on column public.source_objects.version is 'Version at the source, 0 if the file names none. An older version is ignored.';
comment on column public.source_objects.class is
  'self_service is imported; unclear awaits chosen_class; dry_cleaner, business (laundry for companies), staffed, private and closed are not imported.';
comment on column public.source_objects.reason is 'Tag or word that decided on the class.';
comment on column public.source_objects.chosen_class is
  'Class that an administrator chose; it takes precedence at the next import. Null if the import decides.';
comment on column public.source_objects.content_hash is 'Hash of point and tags, which recognizes an unchanged object.';
comment on column public.source_objects.facts is 'Facts of a laundromat that the import reads from the tags, address included.';
comment on column public.source_objects.has_guessed_town is
  'True if no geocoder answered: the town is that of the nearest commune until a later import asks again.';
comment on column public.source_objects.imported is
  'Facts as the import last wrote them to the laundromat. A fact that has another value there was changed on the site.';
comment on column public.source_objects.differences is
  'By fact, the value of the source where the site has another one, which takes precedence.';
comment on column public.source_objects.laundromat_id is
  'The laundromat that this object describes. No foreign key: the import must not create again what was deleted, and a restored '
  'laundromat has its source again.';
comment on column public.source_objects.kept is
  'By fact, the value of the source that an administrator declined. It is no difference until the source has another value.';
comment on column public.source_objects.seen_at is 'Last import whose file contained the object.';
comment on column public.source_objects.gone_at is
  'Import whose complete file no longer contained the object: the laundromat is to be confirmed. Null while the object exists.';
comment on column public.source_objects.still_open_at is
  'Time when an administrator said that the laundromat of an object that is gone, or that became something else, is still open.';

create index source_objects_laundromat_id on public.source_objects (laundromat_id);
create index source_objects_unclear on public.source_objects (type, id) where class = 'unclear' and chosen_class is null;
create index source_objects_gone on public.source_objects (gone_at) where gone_at is not null;

-- Other changes of an object follow from a decision that has its own entry.
create trigger source_objects_journal after update on public.source_objects
  for each row when (old.chosen_class is distinct from new.chosen_class or old.kept <> new.kept)
  execute function public.record_change('tags', 'facts', 'content_hash', 'imported', 'differences', 'seen_at');

create table public.source_candidates (
  id uuid primary key default gen_random_uuid(),
  source_type text not null,
  source_id bigint not null,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  reason text not null constraint source_candidates_reason_known
    check (reason in ('near', 'same_name', 'same_phone', 'same_address')),
  distance integer not null constraint source_candidates_distance_positive check (distance >= 0),
  status text not null default 'open' constraint source_candidates_status_known check (status in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  constraint source_candidates_one_per_pair unique (source_type, source_id, laundromat_id),
  constraint source_candidates_source_fkey foreign key (source_type, source_id) references public.source_objects on delete cascade
);
comment on table public.source_candidates is
  'Objects that may describe a laundromat of the site. The import waits for the decision of an administrator and then applies it.';
comment on column public.source_candidates.reason is
  'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away; same_address, same_phone: a laundromat '
  'whose place is not known, with a distance of 0.';
comment on column public.source_candidates.distance is 'Metres between both points.';
comment on column public.source_candidates.status is
  'open: not decided; same: the object describes this laundromat; different: it does not, and becomes one itself.';

create index source_candidates_laundromat_id on public.source_candidates (laundromat_id);
create index source_candidates_status on public.source_candidates (status, created_at);
create unique index source_candidates_one_same on public.source_candidates (source_type, source_id) where status = 'same';

create trigger source_candidates_journal after update on public.source_candidates
  for each row execute function public.record_change('created_at');

-- Lists of what awaits a decision.

create function public.search_source_objects(list text, search text) returns setof public.source_objects
language sql stable
as $$
  select s.* from public.source_objects s left join public.laundromats l on l.id = s.laundromat_id
  where case list
    when 'unclear' then s.class = 'unclear' and s.chosen_class is null and s.laundromat_id is null and s.gone_at is null
    when 'differences' then s.differences <> '{}' and l.is_active
    when 'lost' then l.is_active and s.still_open_at is null and case
      when s.gone_at is null then s.class <> 'self_service' and s.chosen_class is null
      -- Another object still describes the laundromat.
      else not exists (
        select from public.source_objects other
        where other.laundromat_id = s.laundromat_id and other.gone_at is null and other.class = 'self_service'
      )
    end
  end and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$$;
comment on function public.search_source_objects is
  'Returns the objects of a list whose tags or laundromat contain every word of the search. unclear: await a class; differences: '
  'have other facts than their published laundromat; lost: gone, or something else by now, while their laundromat is published.';

create function public.search_source_candidates(search text) returns setof public.source_candidates
language sql stable
as $$
  select c.* from public.source_candidates c
  join public.source_objects s on s.type = c.source_type and s.id = c.source_id
  join public.laundromats l on l.id = c.laundromat_id
  where c.status = 'open' and s.laundromat_id is null and s.gone_at is null
    and concat_ws(E'\n', s.tags, l.name, l.city) ilike all (public.like_patterns(search))
$$;
comment on function public.search_source_candidates is
  'Returns the pairs that await a decision and whose tags or laundromat contain every word of the search.';
