import { textVersions } from '#contract/publisher.ts';
import { accessibilityArticles } from './accessibility-articles.ts';
import { LegalDocument } from './legal-document.tsx';

/** `/accessibilite`: what is checked, what is not, and whom to tell. It claims no rate that nobody has measured. */
export function AccessibilityPage() {
  return (
    <LegalDocument
      title="Accessibilité"
      description="Ce que nous faisons pour que Lavoir soit utilisable par tous, ce qui n'est pas encore vérifié, et comment nous signaler un obstacle."
      lead="Ce que nous vérifions, ce que nous ne pouvons pas encore affirmer, et comment nous signaler un obstacle."
      version={textVersions.accessibility}
      articles={accessibilityArticles}
    />
  );
}
