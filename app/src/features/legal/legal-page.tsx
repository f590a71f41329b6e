import { useSiteSettings } from '#app/data/site/site-settings-query.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { Fact } from './fact.tsx';
import { legalArticles } from './legal-articles.ts';
import { LegalDocument } from './legal-document.tsx';

/** `/legal` */
export function LegalPage() {
  const settings = useSiteSettings();
  return (
    <LegalDocument
      path={paths.legal}
      title="Mentions légales"
      description="Qui publie et héberge Lavoir, les droits sur son contenu, les sources de ses données et le droit applicable."
      lead="Qui publie ce site, qui l'héberge, et d'où viennent ses données."
      articles={legalArticles}
    >
      <section aria-labelledby="editeur">
        <h2 id="editeur" className="text-2xl font-bold tracking-tight">
          Éditeur
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          <Fact name="Site" value={settings?.siteTitle} />
          {settings?.domain && <Fact name="Adresse" value={`https://${settings.domain}`} />}
          <Fact name="Nom et forme juridique" value={settings?.publisherName} />
          <Fact name="Capital" value={settings?.publisherCapital} />
          <Fact name="Siège" value={settings?.publisherAddress} />
          <Fact name="Immatriculation" value={settings?.publisherRegistration} />
          <Fact name="TVA intracommunautaire" value={settings?.publisherVatNumber} />
          <Fact name="Directeur de la publication" value={settings?.publisherDirector} />
          <Fact
            name="Téléphone"
            value={settings && `${formatPhone(settings.contactPhone)}, ${settings.contactHours}`}
          />
          <Fact name="Email" value={settings?.contactEmail} />
        </dl>
      </section>
      <section aria-labelledby="hebergeur">
        <h2 id="hebergeur" className="text-2xl font-bold tracking-tight">
          Hébergement
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          <Fact name="Hébergeur" value={settings?.hostName} />
          <Fact name="Adresse" value={settings?.hostAddress} />
          <Fact name="Téléphone" value={settings?.hostPhone} />
        </dl>
      </section>
    </LegalDocument>
  );
}
