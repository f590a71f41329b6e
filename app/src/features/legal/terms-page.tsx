import { usePlanPrices } from '#app/data/plan-prices.ts';
import { LegalDocument } from './legal-document.tsx';
import { paths } from '#app/paths.ts';
import { termsArticles } from './terms-articles.ts';
import { useSiteSettings } from '#app/data/site-settings-query.ts';

/** `/terms` */
export function TermsPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.terms}
      title="Conditions d'utilisation"
      description="Les règles d'utilisation de Lavoir&nbsp;: comptes, inscription d'une laverie, annonces, formules payantes et avis."
      lead="Ce que nous faisons, ce que nous attendons de vous, et ce qui se passe quand l'un ou l'autre manque."
      version={settings?.termsVersion ?? null}
      articles={termsArticles(usePlanPrices())}
    />
  );
}
