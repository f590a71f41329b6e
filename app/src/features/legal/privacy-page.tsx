import { LegalDocument } from './legal-document.tsx';
import { paths } from '#app/paths.ts';
import { privacyArticles } from './privacy-articles.ts';
import { useSiteSettings } from '#app/data/site-settings-query.ts';

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
