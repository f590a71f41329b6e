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
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
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
comment on column public.source_objects.has_guessed_town is
  'True if no geocoder answered: the town is that of the nearest commune until a later import asks again.';
comment on column public.source_objects.facts is 'Facts of a laundromat that the import reads from the tags, address included.';
comment on column public.source_objects.imported is
  'Facts as the import last wrote them to the laundromat. A fact that has another value there was changed on the site.';
comment on column public.source_objects.differences is
  'By fact, the value of the source where the site has another one, which takes precedence.';
comment on column public.source_objects.laundromat_id is
  'The laundromat that this object describes. No foreign key: the import must not create again what was deleted, and a restored '
  'laundromat has its source again.';
comment on column public.source_objects.seen_at is 'Last import whose file contained the object.';
comment on column public.source_objects.gone_at is
  'Import whose complete file no longer contained the object: the laundromat is to be confirmed. Null while the object exists.';

create index source_objects_laundromat_id on public.source_objects (laundromat_id);
create index source_objects_unclear on public.source_objects (type, id) where class = 'unclear' and chosen_class is null;
create index source_objects_gone on public.source_objects (gone_at) where gone_at is not null;

create trigger source_objects_journal after update on public.source_objects
  for each row execute function public.record_change('tags', 'facts', 'content_hash', 'imported', 'differences', 'seen_at');

create table public.source_candidates (
  id uuid primary key default gen_random_uuid(),
  source_type text not null,
  source_id bigint not null,
  laundromat_id uuid not null references public.laundromats on delete cascade,
  reason text not null constraint source_candidates_reason_known check (reason in ('near', 'same_name', 'same_phone')),
  distance integer not null constraint source_candidates_distance_positive check (distance >= 0),
  status text not null default 'open' constraint source_candidates_status_known check (status in ('open', 'same', 'different')),
  created_at timestamptz not null default now(),
  constraint source_candidates_one_per_pair unique (source_type, source_id, laundromat_id),
  constraint source_candidates_source_fkey foreign key (source_type, source_id) references public.source_objects on delete cascade
);

comment on table public.source_candidates is
  'Objects that may describe a laundromat of the site. The import waits for the decision of an administrator and then applies it.';
comment on column public.source_candidates.reason is
  'near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away.';
comment on column public.source_candidates.distance is 'Metres between both points.';
comment on column public.source_candidates.status is
  'open: not decided; same: the object describes this laundromat; different: it does not, and becomes one itself.';

create index source_candidates_laundromat_id on public.source_candidates (laundromat_id);
create index source_candidates_status on public.source_candidates (status, created_at);

create trigger source_candidates_journal after update on public.source_candidates
  for each row execute function public.record_change('created_at');
