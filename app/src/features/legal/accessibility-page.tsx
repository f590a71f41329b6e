import { accessibilityArticles } from './accessibility-articles.ts';
import { LegalDocument } from './legal-document.tsx';
import { useSiteSettings } from '#app/data/site-settings-query.ts';

/**
 * `/accessibilite`: what is checked, what is not, and where to report problems. It claims no conformance rate that
 * was not measured.
 */
export function AccessibilityPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      title="Accessibilité"
      lead="Ce que nous vérifions, ce que nous ne pouvons pas encore affirmer, et comment nous signaler un obstacle."
      version={settings?.accessibilityVersion ?? null}
      articles={accessibilityArticles}
    />
  );
}
