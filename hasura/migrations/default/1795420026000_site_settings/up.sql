-- Publisher and contact details of the site, which administrators change without a new release.

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
  terms_version date not null default '2026-11-22',
  privacy_version date not null default '2026-11-22',
  ranking_version date not null default '2026-11-22',
  accessibility_version date not null default '2026-11-21',
  updated_at timestamptz not null default now()
);

comment on table public.site_settings is 'Always one row. Null means unknown: pages say so instead of guessing.';
comment on column public.site_settings.contact_phone is 'The default is a number that Arcep reserves for fiction.';
comment on column public.site_settings.publisher_name is 'Name and legal form, as article 1-1 of the LCEN requires.';
comment on column public.site_settings.publisher_registration is 'Number and town of the register of companies.';
comment on column public.site_settings.terms_version is 'Date of the last change of the text, shown to readers.';

insert into public.site_settings default values;

create trigger site_settings_set_updated_at before update on public.site_settings
  for each row when (old.* is distinct from new.*) execute function public.set_updated_at();

create trigger site_settings_journal after insert or update or delete on public.site_settings
  for each row execute function public.record_change();
