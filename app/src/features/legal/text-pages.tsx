import { usePlanPrices } from '#app/data/plans/plan-prices.ts';
import { useSiteSettings } from '#app/data/site/site-settings-query.ts';
import { paths } from '#app/paths.ts';
import { accessibilityArticles } from './accessibility-articles.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacyArticles } from './privacy-articles.ts';
import { termsArticles } from './terms-articles.ts';

// One module, because the first view pays for the name of each chunk.

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

/** `/privacy` */
export function PrivacyPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.privacy}
      title="Confidentialité"
      description="Les données que Lavoir collecte, à quoi elles servent, combien de temps elles sont gardées, et vos droits."
      lead="Quelles données nous traitons, pourquoi, et comment vous en gardez la maîtrise."
      version={settings?.privacyVersion ?? null}
      articles={privacyArticles(settings?.publisherName)}
    />
  );
}

/**
 * `/accessibilite`: what is checked, what is not, and where to report problems. It claims no conformance rate that
 * was not measured.
 */
export function AccessibilityPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.accessibility}
      title="Accessibilité"
      description="Ce que nous faisons pour que Lavoir soit utilisable par tous, ce qui n'est pas encore vérifié, et comment nous signaler un obstacle."
      lead="Ce que nous vérifions, ce que nous ne pouvons pas encore affirmer, et comment nous signaler un obstacle."
      version={settings?.accessibilityVersion ?? null}
      articles={accessibilityArticles}
    />
  );
}
