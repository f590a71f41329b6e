import { LegalDocument } from './legal-document.tsx';
import { privacyArticles } from './privacy-articles.ts';
import { useSiteSettings } from './use-site-settings.ts';

/** `/privacy` */
export function PrivacyPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      title="Confidentialité"
      description="Les données que Lavoir collecte, à quoi elles servent, combien de temps elles sont gardées, et vos droits."
      lead="Quelles données nous traitons, pourquoi, et comment vous en gardez la maîtrise."
      version={settings?.privacyVersion ?? null}
      articles={privacyArticles(settings?.publisherName)}
    />
  );
}
