-- The services listings are described with. Fixed ids, so that every database and every test means the same ones.

insert into public.services (id, name, icon, position) values
  ('a0000000-0000-4000-8000-000000000001', 'Lave-linge', 'washing-machine', 1),
  ('a0000000-0000-4000-8000-000000000002', 'Sèche-linge', 'wind', 2),
  ('a0000000-0000-4000-8000-000000000003', 'Lessive fournie', 'droplets', 3),
  ('a0000000-0000-4000-8000-000000000004', 'Paiement par carte', 'credit-card', 4),
  ('a0000000-0000-4000-8000-000000000005', 'Wi-Fi gratuit', 'wifi', 5),
  ('a0000000-0000-4000-8000-000000000006', 'Grande capacité', 'package', 6),
  ('a0000000-0000-4000-8000-000000000007', 'Parking', 'square-parking', 7),
  ('a0000000-0000-4000-8000-000000000008', 'Accès PMR', 'accessibility', 8),
  ('a0000000-0000-4000-8000-000000000009', 'Table de pliage', 'shirt', 9),
  ('a0000000-0000-4000-8000-00000000000a', 'Distributeur de boissons', 'cup-soda', 10);
