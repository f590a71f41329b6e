import { accessibilityArticles } from './accessibility-articles.ts';
import { LegalDocument } from './legal-document.tsx';
import { paths } from '#app/paths.ts';
import { useSiteSettings } from '#app/data/site-settings-query.ts';

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
