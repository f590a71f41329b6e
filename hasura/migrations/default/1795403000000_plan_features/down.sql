update public.subscription_plans
set features = array['Fiche laverie dans l''annuaire', 'Adresse, horaires et itinéraire', '2 photos maximum',
  'Publication sous 48 h après validation']
where name = 'Gratuit' and features = array['Fiche laverie dans l''annuaire', 'Adresse, horaires et itinéraire', 'Avis clients',
  'Liens vers votre site et vos réseaux sociaux', '2 photos maximum', 'Publication sous 48 h après validation'];

update public.subscription_plans
set features = array['Fiche publiée immédiatement', 'Affichage avant les fiches gratuites', '6 photos maximum', 'Avis clients',
  'Liens vers votre site et vos réseaux sociaux']
where name = 'Premium' and features = array['Fiche publiée immédiatement', 'Place avant les fiches gratuites', '6 photos maximum'];

update public.subscription_plans
set features = array['Tous les avantages Premium', 'Mise en avant VIP en première page', '10 photos maximum']
where name = 'Premium+' and features = array['Tous les avantages Premium', 'Place avant toutes les autres fiches',
  'Entre fiches Premium+, chacune à son tour en tête, à parts égales', '10 photos maximum'];
