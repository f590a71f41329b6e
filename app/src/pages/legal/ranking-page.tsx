import { clsx } from 'clsx';
import { usePlanPrices } from '#app/graphql/plans/plans-query.ts';
import { useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { french } from '#contract/site/french-spacing.ts';
import { LegalDocument } from './legal-document.tsx';
import { rankingArticles } from './ranking-articles.ts';

const sorts = french([
  {
    name: 'Pertinence',
    paid: true,
    order:
      "Autour d'un point : proximité, puis ouverture ; par mots : ressemblance. À égalité seulement : formule, puis photos, distance exacte, note et nombre d'avis.",
  },
  {
    name: 'Distance',
    paid: false,
    order:
      'La plus proche du point cherché ; une laverie dont seule la commune est connue passe après celles situées, à distance comparable.',
  },
  { name: 'Prix', paid: false, order: 'Le prix de départ le plus bas ; sans prix, à la fin.' },
  {
    name: 'Lavage de 7 kg',
    paid: false,
    order: "Le prix le plus bas d'une machine de 7 kg ou plus ; sans prix connu, à la fin.",
  },
  { name: 'Note', paid: false, order: "La meilleure note moyenne, puis le plus grand nombre d'avis." },
  { name: 'Nom', paid: false, order: "L'ordre alphabétique des noms." },
  { name: 'Ville', paid: false, order: "L'ordre alphabétique des villes, puis des noms." },
]);

export function RankingPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.ranking}
      title="Comment nous classons les laveries"
      description="Les critères de classement des laveries sur Lavoir, leur ordre d'importance, et l'effet des formules payantes."
      lead="L'ordre d'une liste n'est pas neutre. Voici comment il se calcule, et ce que l'argent y change."
      version={settings?.rankingVersion ?? null}
      articles={rankingArticles(usePlanPrices())}
    >
      <TitledSection titleId="tris" title="Les sept tris en un coup d'œil">
        <dl className="mt-4 divide-y divide-line border-y border-line text-base">
          {sorts.map(({ name, paid, order }) => (
            <div
              key={name}
              className="grid items-baseline gap-x-5 gap-y-1 py-3.5 sm:grid-cols-[7rem_1fr_auto]"
            >
              <dt className="font-display text-lg font-bold">{name}</dt>
              <dd className="text-slate">{order}</dd>
              <dd className={clsx(!paid && 'text-sm text-slate')}>
                {paid ? <Badge variant="annonce">Annonces à égalité</Badge> : 'Sans effet payant'}
              </dd>
            </div>
          ))}
        </dl>
      </TitledSection>
    </LegalDocument>
  );
}
