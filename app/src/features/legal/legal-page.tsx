import { host, publisher } from '#contract/publisher.ts';
import { site } from '#contract/site.ts';
import { env } from '#app/env.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { Fact } from './fact.tsx';
import { legalArticles } from './legal-articles.ts';
import { LegalDocument } from './legal-document.tsx';

/** `/legal` */
export function LegalPage() {
  return (
    <LegalDocument
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
          <Fact name="Site" value={site.name} />
          <Fact name="Nom et forme juridique" value={publisher.name} />
          <Fact name="Capital" value={publisher.capital} />
          <Fact name="Siège" value={publisher.address} />
          <Fact name="Immatriculation" value={publisher.registration} />
          <Fact name="TVA intracommunautaire" value={publisher.vatNumber} />
          <Fact name="Directeur de la publication" value={publisher.director} />
          <Fact name="Téléphone" value={`${formatPhone(env.contactPhone)}, de ${site.contactHours}`} />
          <Fact name="Email" value={publisher.email} />
        </dl>
      </section>
      <section aria-labelledby="hebergeur">
        <h2 id="hebergeur" className="text-2xl font-bold tracking-tight">
          Hébergement
        </h2>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          <Fact name="Hébergeur" value={host.name} />
          <Fact name="Adresse" value={host.address} />
          <Fact name="Téléphone" value={host.phone} />
        </dl>
      </section>
    </LegalDocument>
  );
}
