-- What the publisher claims about itself in the texts of the site. Administrators change, hide and document each statement.

create table public.site_statements (
  id text primary key,
  text text not null constraint site_statements_text_filled check (btrim(text) <> '' and length(text) <= 300),
  is_shown boolean not null default true,
  source text constraint site_statements_source_filled check (btrim(source) <> '' and length(source) <= 1000),
  updated_at timestamptz not null default now()
);

comment on table public.site_statements is
  'One row for each place in the texts. Article L121-2 of the Code de la consommation requires a proof of each.';
comment on column public.site_statements.text is '{nombre} stands for the number of published laundromats.';
comment on column public.site_statements.source is 'Proof of the statement, for administrators.';

insert into public.site_statements (id, text) values
  ('popularPlan', 'Plus populaire'),
  ('seoVisibility', '+150 % de visibilité locale en 3 mois'),
  ('seoPosition', 'Top 3'),
  ('seoCalls', '+200 % d''appels'),
  ('smsOpenRate', '95 à 98 % de taux d''ouverture'),
  ('homeCount', 'Plus de 2000 laveries'),
  ('aboutCount', 'Plus de 500 laveries'),
  ('websiteCount', 'Plus de 200 laveries'),
  ('faqReviews', 'Les avis existent uniquement pour les formules Premium et Premium+ ; les fiches gratuites n''en ont pas.');

create trigger site_statements_set_updated_at before update on public.site_statements
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger site_statements_journal after insert or update or delete on public.site_statements
  for each row execute function public.record_change();
