-- Rows for the permission cases, with fixed ids, beside any other rows of the database.
-- Runs before the cases, and again after each case that wrote: it first removes its own rows.

delete from public.favorites where user_id::text like 'e0000000-%';
delete from public.payments where id::text like 'e7000000-%';
delete from public.subscriptions where user_id::text like 'e0000000-%';
delete from public.laundromat_drafts where user_id::text like 'e0000000-%';
delete from public.contacts where id::text like 'e4000000-%';
delete from public.webhook_events where id::text like 'e8000000-%';
delete from public.moderation_actions where subject_id::text like any (array['e1000000-%', 'e2000000-%', 'e3000000-%', 'ed000000-%', 'ef000000-%']);
delete from public.source_objects where id between 101 and 103;
delete from public.laundromats where id::text like any (array['e1000000-%', 'ed000000-%']) or name = 'Permissions ajoutée';
delete from public.laundromat_redirects where slug like 'permissions-%';
delete from public.subscription_plans where id::text like 'e5000000-%';
delete from public.services where id::text like 'ea000000-%' or name = 'Service d''essai';
delete from public.users where id::text like 'e0000000-%';

-- Camille and Chloé are clients, Olivier and Odile are owners, Alix administers the site. Their password is demo1234.
insert into public.users (id, email, password, first_name, last_name, role, stripe_customer_id) values
  ('e0000000-0000-4000-8000-0000000000c1', 'camille@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Camille', 'Client', 'client', 'cus_permissions_c1'),
  ('e0000000-0000-4000-8000-0000000000c2', 'chloe@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Chloé', 'Client', 'client', 'cus_permissions_c2'),
  ('e0000000-0000-4000-8000-0000000000a1', 'olivier@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Olivier', 'Propriétaire', 'owner', 'cus_permissions_a1'),
  ('e0000000-0000-4000-8000-0000000000a2', 'odile@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Odile', 'Propriétaire', 'owner', 'cus_permissions_a2'),
  ('e0000000-0000-4000-8000-0000000000ad', 'alix@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Alix', 'Admin', 'admin', null);

-- The sessions of these four are older than the change of their accounts: Diane was dismissed, Denis was demoted,
-- Dalila and Didier are disabled.
insert into public.users (id, email, password, first_name, last_name, role, is_active) values
  ('e0000000-0000-4000-8000-0000000000d1', 'diane@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Diane', 'Admin', 'admin', false),
  ('e0000000-0000-4000-8000-0000000000d2', 'denis@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Denis', 'Admin', 'client', true),
  ('e0000000-0000-4000-8000-0000000000d3', 'dalila@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Dalila', 'Client', 'client', false),
  ('e0000000-0000-4000-8000-0000000000d4', 'didier@permissions.test', '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo', 'Didier', 'Propriétaire', 'owner', false);

-- Olivier owns a published (…01) and an unpublished (…02) laundromat, Odile an unpublished (…03) and a published (…04) one.
insert into public.laundromats (id, user_id, name, address, city, postal_code, is_active, latitude, longitude) values
  ('e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a1', 'Permissions publiée', '1 rue des Règles', 'Lyon', '69001', true, 45.76, 4.83),
  ('e1000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-0000000000a1', 'Permissions cachée', '2 rue des Règles', 'Lyon', '69001', false, 45.76, 4.83),
  ('e1000000-0000-4000-8000-000000000003', 'e0000000-0000-4000-8000-0000000000a2', 'Permissions secrète', '3 rue des Règles', 'Lyon', '69001', false, 45.76, 4.83),
  ('e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a2', 'Permissions voisine', '4 rue des Règles', 'Lyon', '69001', true, 45.76, 4.83);

insert into public.laundromats (id, name, address, city, postal_code, is_active, closed_at) values
  ('e1000000-0000-4000-8000-000000000005', 'Permissions fermée', '50 rue des Règles', 'Lyon', '69001', false, now());

insert into public.possible_duplicates (laundromat_id, other_id, signs) values
  ('e1000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000004', '{same_street,same_name}');

insert into public.laundromat_geocodings (laundromat_id, address, postal_code, city, latitude, longitude, score, precision, attempts) values
  ('e1000000-0000-4000-8000-000000000001', '1 rue des Règles', '69001', 'Lyon', 45.76, 4.83, 0.875, 'street', 1);

-- Unpublished, with photos: only that keeps it from being featured.
update public.laundromats set is_premium = true, is_featured = true where id = 'e1000000-0000-4000-8000-000000000003';

insert into public.photos (id, laundromat_id, url, alt) values
  ('e2000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', '/photos/permissions-1.webp', 'La façade'),
  ('e2000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000002', '/photos/permissions-2.webp', 'La façade'),
  ('e2000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000003', '/photos/permissions-3.webp', 'La façade');

insert into public.reviews (id, laundromat_id, user_id, author_name, rating, comment) values
  ('e3000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000c1', 'Camille', 5, 'Machines neuves.'),
  ('e3000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-0000000000c1', 'Camille', 2, 'Fermée le dimanche.'),
  ('e3000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000003', 'e0000000-0000-4000-8000-0000000000c2', 'Chloé', 4, 'Propre.');

insert into public.laundromat_services (laundromat_id, service_id) values
  ('e1000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001'),
  ('e1000000-0000-4000-8000-000000000002', 'a0000000-0000-4000-8000-000000000001'),
  ('e1000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000001');

insert into public.machines (id, laundromat_id, kind, capacity_kg, count, price, minutes) values
  ('f1000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'washer', 7, 4, 4.50, 35),
  ('f1000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000002', 'washer', 14, 1, null, null),
  ('f1000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000003', 'dryer', 14, 2, 1.50, 10);

insert into public.opening_exceptions (id, laundromat_id, first_day, last_day, periods, reason) values
  ('f2000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', '2027-08-01', '2027-08-15', null, 'holidays'),
  ('f2000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000002', '2027-08-01', '2027-08-01', '[["08:00", "12:00"]]', 'other'),
  ('f2000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000003', '2027-08-01', '2027-08-15', null, 'works');

insert into public.services (id, name, icon, position) values
  ('ea000000-0000-4000-8000-000000000001', 'Service des règles', 'wind', 99);

insert into public.favorites (user_id, laundromat_id) values
  ('e0000000-0000-4000-8000-0000000000c1', 'e1000000-0000-4000-8000-000000000001'),
  ('e0000000-0000-4000-8000-0000000000c1', 'e1000000-0000-4000-8000-000000000002'),
  ('e0000000-0000-4000-8000-0000000000c2', 'e1000000-0000-4000-8000-000000000001'),
  ('e0000000-0000-4000-8000-0000000000a1', 'e1000000-0000-4000-8000-000000000002'),
  ('e0000000-0000-4000-8000-0000000000a1', 'e1000000-0000-4000-8000-000000000004'),
  ('e0000000-0000-4000-8000-0000000000d3', 'e1000000-0000-4000-8000-000000000001'),
  ('e0000000-0000-4000-8000-0000000000d4', 'e1000000-0000-4000-8000-000000000004');

insert into public.contacts (id, name, email, message) values
  ('e4000000-0000-4000-8000-000000000001', 'Camille', 'camille@permissions.test', 'Bonjour.');

insert into public.contact_replies (id, contact_id, author_id, message, status) values
  ('e4100000-0000-4000-8000-000000000001', 'e4000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000ad', 'Merci.', 'sent');

insert into public.owner_questions (id, laundromat_id, user_id, author_name, question) values
  ('e4200000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000c1', 'Camille', 'Ouvert lundi ?'),
  ('e4200000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000003', 'e0000000-0000-4000-8000-0000000000c1', 'Camille', 'Ouvert mardi ?');

insert into public.subscription_plans (id, name, price, "interval", is_active, stripe_product_id, stripe_price_id) values
  ('e5000000-0000-4000-8000-000000000001', 'Formule retirée', 10, 'month', false, 'prod_permissions', 'price_permissions');

insert into public.subscriptions (id, user_id, plan_id, stripe_subscription_id, stripe_customer_id, status) values
  ('e6000000-0000-4000-8000-0000000000a1', 'e0000000-0000-4000-8000-0000000000a1', 'b0000000-0000-4000-8000-000000000002', 'sub_permissions_a1', 'cus_permissions_a1', 'active'),
  ('e6000000-0000-4000-8000-0000000000a2', 'e0000000-0000-4000-8000-0000000000a2', 'b0000000-0000-4000-8000-000000000003', 'sub_permissions_a2', 'cus_permissions_a2', 'active'),
  ('e6000000-0000-4000-8000-0000000000c1', 'e0000000-0000-4000-8000-0000000000c1', 'b0000000-0000-4000-8000-000000000002', 'sub_permissions_c1', 'cus_permissions_c1', 'canceled'),
  ('e6000000-0000-4000-8000-0000000000c2', 'e0000000-0000-4000-8000-0000000000c2', 'e5000000-0000-4000-8000-000000000001', 'sub_permissions_c2', 'cus_permissions_c2', 'canceled'),
  ('e6000000-0000-4000-8000-0000000000b2', 'e0000000-0000-4000-8000-0000000000a2', 'e5000000-0000-4000-8000-000000000001', 'sub_permissions_b2', 'cus_permissions_a2', 'canceled');

insert into public.payments (id, subscription_id, stripe_payment_intent_id, amount, status) values
  ('e7000000-0000-4000-8000-0000000000a1', 'e6000000-0000-4000-8000-0000000000a1', 'pi_permissions_a1', 59, 'succeeded'),
  ('e7000000-0000-4000-8000-0000000000a2', 'e6000000-0000-4000-8000-0000000000a2', 'pi_permissions_a2', 49, 'succeeded'),
  ('e7000000-0000-4000-8000-0000000000c1', 'e6000000-0000-4000-8000-0000000000c1', 'pi_permissions_c1', 59, 'succeeded');

insert into public.webhook_events (id, stripe_event_id, event_type) values
  ('e8000000-0000-4000-8000-000000000001', 'evt_permissions', 'invoice.paid');

insert into public.refresh_tokens (user_id, family_id, token_hash, expires_at) values
  ('e0000000-0000-4000-8000-0000000000c1', 'e9000000-0000-4000-8000-000000000001', 'hash-of-a-refresh-token', now() + interval '30 days');

insert into public.account_tokens (user_id, kind, token_hash, expires_at) values
  ('e0000000-0000-4000-8000-0000000000c1', 'password_reset', 'hash-of-a-reset-token', now() + interval '1 hour');

insert into public.laundromat_drafts (id, user_id, plan_id, form, completed_at) values
  ('ed000000-0000-4000-8000-0000000000a1', 'e0000000-0000-4000-8000-0000000000a1', 'b0000000-0000-4000-8000-000000000002', '{"name": "Brouillon"}', null),
  ('ed000000-0000-4000-8000-0000000000a2', 'e0000000-0000-4000-8000-0000000000a1', 'b0000000-0000-4000-8000-000000000002', '{"name": "Payé"}', now()),
  ('ed000000-0000-4000-8000-0000000000a3', 'e0000000-0000-4000-8000-0000000000a2', 'b0000000-0000-4000-8000-000000000002', '{"name": "Voisin"}', null);

insert into public.billing_emails (fact, user_id, kind) values
  ('paid:in_permissions', 'e0000000-0000-4000-8000-0000000000a1', 'paid');

update public.site_settings set contact_hours = '8h à 19h', host_name = null;
update public.site_statements set is_shown = false, source = 'Étude d''essai' where id = 'smsOpenRate';

-- The journal keeps its entries.
insert into public.journal_entries (id, user_id, actor, operation, table_name, row_id, subject, before, after) values
  ('eb000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000ad', 'Alix Admin', 'update', 'laundromats',
   'e1000000-0000-4000-8000-000000000001', 'Permissions publiée', '{"is_active": false}', '{"is_active": true}')
on conflict (id) do nothing;

insert into public.photo_deletions (id, laundromat_id, url, is_primary, position) values
  ('e2000000-0000-4000-8000-000000000005', 'e1000000-0000-4000-8000-000000000001', '/photos/permissions-5.webp', false, 1),
  ('e2000000-0000-4000-8000-000000000006', 'e1000000-0000-4000-8000-000000000004', '/photos/permissions-6.webp', true, 0);

insert into public.laundromats (id, user_id, name, slug, address, city, postal_code) values
  ('ed000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a2', 'Permissions supprimée', 'permissions-supprimee-lyon', '5 rue des Règles', 'Lyon', '69001');
insert into public.reviews (id, laundromat_id, author_name, rating, comment) values
  ('e3000000-0000-4000-8000-000000000009', 'ed000000-0000-4000-8000-000000000001', 'Odile', 4, 'Bien.');

-- Odile has stated another telephone number, which waits; so does a review from an address of Olivier.
update public.laundromats set held_content = '{"phone": "04 72 00 00 99"}' where id = 'e1000000-0000-4000-8000-000000000004';
insert into public.reviews (id, laundromat_id, author_name, rating, comment, held_reason) values
  ('e3000000-0000-4000-8000-000000000010', 'e1000000-0000-4000-8000-000000000001', 'Olive', 5, 'Parfait.', 'network');
insert into public.owner_networks (user_id, network_hash) values ('e0000000-0000-4000-8000-0000000000a1', 'hash');

-- Camille's review has a photo that is approved and one that waits; the others are of reviews that visitors do not read.
insert into public.review_photos (id, review_id, laundromat_id, url, is_approved) values
  ('e2000000-0000-4000-8000-000000000101', 'e3000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', '/photos/permissions-101.webp', true),
  ('e2000000-0000-4000-8000-000000000102', 'e3000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', '/photos/permissions-102.webp', false),
  ('e2000000-0000-4000-8000-000000000103', 'e3000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000002', '/photos/permissions-103.webp', true),
  ('e2000000-0000-4000-8000-000000000104', 'e3000000-0000-4000-8000-000000000010', 'e1000000-0000-4000-8000-000000000001', '/photos/permissions-104.webp', true),
  ('e2000000-0000-4000-8000-000000000105', 'e3000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000003', '/photos/permissions-105.webp', true);

insert into public.reports (id, laundromat_id, review_id, target, quote, reason, message, email) values
  ('ef000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'e3000000-0000-4000-8000-000000000001', 'review', 'Machines neuves.', 'fake', 'Je connais l''auteur.', 'camille@permissions.test');

-- Three visitors say that Olivier's published and Odile's unpublished laundromat are closed, two that Odile's other one is;
-- Camille gives a price, and a machine was out of order three days ago.
insert into public.fact_corrections (id, laundromat_id, kind, proposed, comment, user_id, sender_hash, created_at) values
  ('f0000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'price', '{"price": "4.50"}', 'Vu ce matin.', 'e0000000-0000-4000-8000-0000000000c1', 'a', now()),
  ('f0000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000001', 'closed', null, null, null, 'a', now()),
  ('f0000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000001', 'closed', null, null, null, 'b', now()),
  ('f0000000-0000-4000-8000-000000000004', 'e1000000-0000-4000-8000-000000000001', 'closed', null, null, null, 'c', now()),
  ('f0000000-0000-4000-8000-000000000005', 'e1000000-0000-4000-8000-000000000003', 'closed', null, null, null, 'a', now()),
  ('f0000000-0000-4000-8000-000000000006', 'e1000000-0000-4000-8000-000000000003', 'closed', null, null, null, 'b', now()),
  ('f0000000-0000-4000-8000-000000000007', 'e1000000-0000-4000-8000-000000000003', 'closed', null, null, null, 'c', now()),
  ('f0000000-0000-4000-8000-000000000008', 'e1000000-0000-4000-8000-000000000004', 'closed', null, null, null, 'a', now()),
  ('f0000000-0000-4000-8000-000000000009', 'e1000000-0000-4000-8000-000000000004', 'closed', null, null, null, 'b', now()),
  ('f0000000-0000-4000-8000-00000000000a', 'e1000000-0000-4000-8000-000000000004', 'machine', null, null, null, 'a', now() - interval '3 days'),
  ('f0000000-0000-4000-8000-00000000000b', 'e1000000-0000-4000-8000-000000000004', 'machine', null, null, null, 'b', now() - interval '3 days'),
  ('f0000000-0000-4000-8000-00000000000c', 'e1000000-0000-4000-8000-000000000004', 'machine', null, null, null, 'c', now() - interval '3 days');

-- Counts of both of Olivier's laundromats, one of them no longer published, and of Odile's published one.
insert into public.laundromat_counts (laundromat_id, month, kind, count, created_at) values
  ('e1000000-0000-4000-8000-000000000001', '2026-10-01', 'opened', 12, '2026-10-03T08:00Z'),
  ('e1000000-0000-4000-8000-000000000002', '2026-10-01', 'opened', 3, '2026-10-03T08:00Z'),
  ('e1000000-0000-4000-8000-000000000004', '2026-10-01', 'called', 5, '2026-10-03T08:00Z');

-- Olivier's unpublished laundromat is refused, Odile's published one was; a review, a photo and a laundromat are gone.
insert into public.moderation_actions (id, subject_type, subject_id, decision, reason, laundromat_id, author_id, seen, decided_by) values
  ('ec000000-0000-4000-8000-000000000001', 'review', 'e3000000-0000-4000-8000-000000000004', 'removed', 'Propos injurieux.', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000c2', '{"author_name": "Chloé", "rating": 1, "comment": "Injures."}', 'e0000000-0000-4000-8000-0000000000ad'),
  ('ec000000-0000-4000-8000-000000000002', 'photo', 'e2000000-0000-4000-8000-000000000004', 'removed', 'Prise ailleurs.', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a1', '{"url": "/photos/permissions-4.webp", "alt": null}', 'e0000000-0000-4000-8000-0000000000ad'),
  ('ec000000-0000-4000-8000-000000000004', 'laundromat', 'e1000000-0000-4000-8000-000000000002', 'refused', 'Adresse introuvable.', 'e1000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-0000000000a1', '{"name": "Permissions cachée", "is_active": false}', 'e0000000-0000-4000-8000-0000000000ad'),
  ('ec000000-0000-4000-8000-000000000005', 'laundromat', 'e1000000-0000-4000-8000-000000000004', 'refused', 'Photo d''une autre laverie.', 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a2', '{"name": "Permissions voisine", "is_active": true}', 'e0000000-0000-4000-8000-0000000000ad'),
  ('ec000000-0000-4000-8000-000000000006', 'laundromat', 'e1000000-0000-4000-8000-000000000004', 'published', null, 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a2', '{"name": "Permissions voisine", "is_active": false}', 'e0000000-0000-4000-8000-0000000000ad');
update public.laundromats set refused_at = now(), needs_approval = true where id = 'e1000000-0000-4000-8000-000000000002';
insert into public.moderation_actions (id, subject_type, subject_id, decision, laundromat_id, author_id, seen, deleted_rows, decided_by)
select 'ec000000-0000-4000-8000-000000000003', 'laundromat', id, 'deleted', id, user_id, '{"name": "Permissions supprimée", "is_active": true}', rows_of_laundromat(l), 'e0000000-0000-4000-8000-0000000000ad'
from public.laundromats l where id = 'ed000000-0000-4000-8000-000000000001';
delete from public.laundromats where id = 'ed000000-0000-4000-8000-000000000001';

-- An object without a decision, and one that may be Olivier's published laundromat. One more describes his unpublished one.
insert into public.source_objects (type, id, version, tags, latitude, longitude, class, reason, content_hash, laundromat_id, seen_at) values
  ('node', 101, 3, '{"shop": "laundry"}', 45.76, 4.83, 'unclear', 'no tag, name or hours that decide', 'x', null, '2026-11-22T03:00Z'),
  ('node', 102, 1, '{"shop": "laundry", "name": "Publiée"}', 45.76, 4.83, 'self_service', 'name', 'x', 'e1000000-0000-4000-8000-000000000001', '2026-11-22T03:00Z'),
  ('way', 103, 1, '{"shop": "laundry", "name": "Cachée"}', 45.76, 4.83, 'self_service', 'name', 'x', 'e1000000-0000-4000-8000-000000000002', '2026-11-22T03:00Z');
insert into public.source_candidates (id, source_type, source_id, laundromat_id, reason, distance) values
  ('e9000000-0000-4000-8000-000000000001', 'node', 101, 'e1000000-0000-4000-8000-000000000001', 'near', 12);
insert into public.laundromat_redirects (slug, laundromat_id) values
  ('permissions-ancienne-lyon', 'e1000000-0000-4000-8000-000000000001'),
  ('permissions-cachee-ancienne-lyon', 'e1000000-0000-4000-8000-000000000002'),
  ('permissions-fermee-ancienne-lyon', 'e1000000-0000-4000-8000-000000000005');
update public.source_objects set differences = '{"phone": "04 78 00 00 00"}' where id = 102;

-- Olivier claims Odile's published laundromat and was refused before, Odile prepares a claim of Olivier's.
insert into public.laundromat_claims (id, laundromat_id, user_id, status, siret, company, company_state, email, email_confirmed_at, photo_name, photo_added_at, message, is_dispute, closing_reason, decided_at, decided_by, submitted_at) values
  ('eb000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a1', 'submitted', '73282932000074', '{"name": "LAVERIE DES REGLES", "address": "4 RUE DES REGLES 69001 LYON", "isOpen": true, "activity": "96.01B", "latitude": 45.76, "longitude": 4.83}', 'found', 'contact@permissions.test', '2026-11-22T03:00Z', 'claim-permissions.webp', '2026-11-22T03:00Z', 'Je tiens cette laverie.', true, null, null, null, '2026-11-22T03:00Z'),
  ('eb000000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a1', 'refused', null, null, 'unchecked', null, null, null, null, 'Je tiens cette laverie.', true, 'Rien ne le montre.', '2026-11-21T03:00Z', 'e0000000-0000-4000-8000-0000000000ad', '2026-11-20T03:00Z'),
  ('eb000000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a2', 'draft', null, null, 'unchecked', 'contact@permissions.test', null, null, null, null, false, null, null, null, null);
-- Odile is asked about Olivier's claim, and has lost an earlier one. Nobody asks Olivier about a draft.
insert into public.claim_disputes (id, claim_id, owner_id, laundromat_id, is_mine, words, answered_at, lost_at) values
  ('ed000000-0000-4000-8000-000000000001', 'eb000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a2', 'e1000000-0000-4000-8000-000000000004', null, null, null, null),
  ('ed000000-0000-4000-8000-000000000002', 'eb000000-0000-4000-8000-000000000002', 'e0000000-0000-4000-8000-0000000000a2', 'e1000000-0000-4000-8000-000000000004', true, 'Voici mon bail.', '2026-11-21T03:00Z', '2026-11-22T03:00Z'),
  ('ed000000-0000-4000-8000-000000000003', 'eb000000-0000-4000-8000-000000000003', 'e0000000-0000-4000-8000-0000000000a1', 'e1000000-0000-4000-8000-000000000001', null, null, null, null);
insert into public.claim_letters (claim_id, laundromat_id, code_hash, expires_at) values
  ('eb000000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000004', 'x', '2099-01-01Z');
-- Olivier offers a laundromat to an address without an account, Odile one to Olivier and one to Denis.
insert into public.laundromat_transfers (id, laundromat_id, user_id, recipient_email, recipient_id) values
  ('ec100000-0000-4000-8000-000000000001', 'e1000000-0000-4000-8000-000000000001', 'e0000000-0000-4000-8000-0000000000a1', 'personne@permissions.test', null),
  ('ec100000-0000-4000-8000-000000000002', 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a2', 'olivier@permissions.test', 'e0000000-0000-4000-8000-0000000000a1'),
  ('ec100000-0000-4000-8000-000000000003', 'e1000000-0000-4000-8000-000000000004', 'e0000000-0000-4000-8000-0000000000a2', 'denis@permissions.test', 'e0000000-0000-4000-8000-0000000000d2');
insert into public.claim_codes (claim_id, email, code_hash) values
  ('eb000000-0000-4000-8000-000000000003', 'contact@permissions.test', 'x');
