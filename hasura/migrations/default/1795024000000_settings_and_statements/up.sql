-- Publisher, contact details and statements of the site, which administrators change without a new release.

create table public.site_settings (
  id smallint primary key default 1 constraint site_settings_one_row check (id = 1),
  site_title text not null default 'Lavoir' constraint site_settings_site_title_filled check (btrim(site_title) <> ''),
  domain text constraint site_settings_domain_shape check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  contact_email text constraint site_settings_contact_email_shape check (contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  contact_phone text not null default '01 99 00 12 34'
    constraint site_settings_contact_phone_filled check (btrim(contact_phone) <> ''),
  contact_hours text not null default '8h à 19h' constraint site_settings_contact_hours_filled check (btrim(contact_hours) <> ''),
  publisher_name text constraint site_settings_publisher_name_filled check (btrim(publisher_name) <> ''),
  publisher_capital text constraint site_settings_publisher_capital_filled check (btrim(publisher_capital) <> ''),
  publisher_address text constraint site_settings_publisher_address_filled check (btrim(publisher_address) <> ''),
  publisher_registration text
    constraint site_settings_publisher_registration_filled check (btrim(publisher_registration) <> ''),
  publisher_vat_number text constraint site_settings_publisher_vat_number_filled check (btrim(publisher_vat_number) <> ''),
  publisher_director text constraint site_settings_publisher_director_filled check (btrim(publisher_director) <> ''),
  host_name text constraint site_settings_host_name_filled check (btrim(host_name) <> ''),
  host_address text constraint site_settings_host_address_filled check (btrim(host_address) <> ''),
  host_phone text constraint site_settings_host_phone_filled check (btrim(host_phone) <> ''),
  terms_version date not null default '2026-11-28',
  privacy_version date not null default '2026-11-30',
  ranking_version date not null default '2026-11-28',
  accessibility_version date not null default '2026-11-21',
  constraint site_settings_versions_plausible check (
    least(terms_version, privacy_version, ranking_version, accessibility_version) >= '2000-01-01'
    and greatest(terms_version, privacy_version, ranking_version, accessibility_version) < '2100-01-01'
  )
);
comment on table public.site_settings is 'Always one row. Null means unknown: pages say so instead of guessing.';
comment on column public.site_settings.contact_phone is 'The default is a number that Arcep reserves for fiction.';
comment on column public.site_settings.publisher_name is 'Name and legal form, as article 1-1 of the LCEN requires.';
comment on column public.site_settings.publisher_registration is 'Number and town of the register of companies.';
comment on column public.site_settings.terms_version is 'Date of the last change of the text, shown to readers.';

create trigger site_settings_journal after insert or update or delete on public.site_settings
  for each row execute function public.record_change();

insert into public.site_settings default values;

-- What the publisher says about itself in the texts of the site.

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

create trigger site_statements_set_updated_at before update on public.site_statements
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();
create trigger site_statements_journal after insert or update or delete on public.site_statements
  for each row execute function public.record_change();

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
