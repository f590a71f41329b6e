import { LegalDocument } from './legal-document.tsx';
import { privacyArticles } from './privacy-articles.ts';
import { useSiteSettings } from '#app/data/site-settings-query.ts';

/** `/privacy` */
export function PrivacyPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      title="Confidentialité"
      lead="Quelles données nous traitons, pourquoi, et comment vous en gardez la maîtrise."
      version={settings?.privacyVersion ?? null}
      articles={privacyArticles(settings?.publisherName)}
    />
  );
}
