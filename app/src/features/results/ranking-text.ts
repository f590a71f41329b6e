import type { LaundromatSummary } from '#app/graphql/laundromats/laundromat-summary.ts';
import { type MyWash, washText } from '#app/lib/device/my-wash.ts';
import type { SearchSort } from '#contract/laundromat/search.ts';
import { french, spaced } from '#contract/site/french-spacing.ts';

const byPrice = spaced(
  "(les moins chers d'abord, prix inconnus à la fin ; aucune formule payante n'y change rien)",
);

/** The criterion of each sort of `search_laundromats` in words; it must change with that function. */
const criteria: Record<SearchSort, string> = french({
  relevance:
    "pertinence (proximité, ouverture, ressemblance avec vos mots ; à égalité, annonces payantes d'abord)",
  distance: "distance (les plus proches d'abord ; aucune formule payante n'y change rien)",
  rating: "note (les mieux notées d'abord ; aucune formule payante n'y change rien)",
  price: "prix (les moins chères d'abord ; aucune formule payante n'y change rien)",
  wash_price: `prix d'un lavage de 7 kg ${byPrice}`,
  name: "nom (ordre alphabétique ; aucune formule payante n'y change rien)",
  city: "ville (ordre alphabétique des villes, puis des noms ; aucune formule payante n'y change rien)",
});

/**
 * Returns « Tri par défaut : pertinence (…). », without « par défaut » for another sort. `wash` is the visitor's load, whose
 * price replaces that of 7 kg.
 */
export function rankingText(sort: SearchSort, defaultSort: SearchSort | null, wash?: MyWash): string {
  const byWash = wash && `prix de votre lessive, ${washText(wash)} ${byPrice}`;
  const criterion = sort === 'wash_price' && byWash ? byWash : criteria[sort];
  return `${sort === defaultSort ? 'Tri par défaut' : 'Tri'}\u00a0: ${criterion}.`;
}

/**
 * Tells whether a plan may have raised this card in its list, which then requires « Annonce ». Plans affect only the
 * order by relevance.
 */
export function hasPaidRank(
  laundromat: Pick<LaundromatSummary, 'isPremium' | 'isFeatured'>,
  sort: SearchSort,
): boolean {
  return (laundromat.isPremium || laundromat.isFeatured) && sort === 'relevance';
}
