import { textVersions } from '#contract/publisher.ts';
import { LegalDocument } from './legal-document.tsx';
import { privacyArticles } from './privacy-articles.ts';

/** `/privacy` */
export function PrivacyPage() {
  return (
    <LegalDocument
      title="Confidentialité"
      description="Les données que Lavoir collecte, à quoi elles servent, combien de temps elles sont gardées, et vos droits."
      lead="Quelles données nous traitons, pourquoi, et comment vous en gardez la maîtrise."
      version={textVersions.privacy}
      articles={privacyArticles}
    />
  );
}
