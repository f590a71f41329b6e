-- The three offers of the site. Their Stripe ids are written later by `npm run stripe:sync`.

insert into public.subscription_plans
  (id, name, price, interval, features, max_laundromats, allow_featured, priority_support)
values
  (
    'b0000000-0000-4000-8000-000000000001', 'Gratuit', 0, null,
    array['Fiche laverie dans l''annuaire', 'Adresse, horaires et itinéraire', '2 photos maximum', 'Publication sous 48 h après validation'],
    1, false, false
  ),
  (
    'b0000000-0000-4000-8000-000000000002', 'Premium', 59.00, 'year',
    array['Fiche publiée immédiatement', 'Affichage avant les fiches gratuites', '6 photos maximum', 'Avis clients', 'Liens vers votre site et vos réseaux sociaux'],
    1, false, false
  ),
  (
    'b0000000-0000-4000-8000-000000000003', 'Premium+', 49.00, 'month',
    array['Tous les avantages Premium', 'Mise en avant VIP en première page', '10 photos maximum', 'Nombre de laveries illimité'],
    -1, true, true
  );
