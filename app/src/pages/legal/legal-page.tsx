import { useSiteSettings } from '#app/graphql/site/site-settings-query.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { legalArticles } from './legal-articles.ts';
import { LegalDocument } from './legal-document.tsx';

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
      <TitledSection titleId="editeur" title="Éditeur">
        <dl className="mt-3 divide-y divide-line border-y border-line">
          <LegalDetail name="Site" value={settings?.siteTitle} />
          {settings?.domain && <LegalDetail name="Adresse" value={`https://${settings.domain}`} />}
          <LegalDetail name="Nom et forme juridique" value={settings?.publisherName} />
          <LegalDetail name="Capital" value={settings?.publisherCapital} />
          <LegalDetail name="Siège" value={settings?.publisherAddress} />
          <LegalDetail name="Immatriculation" value={settings?.publisherRegistration} />
          <LegalDetail name="TVA intracommunautaire" value={settings?.publisherVatNumber} />
          <LegalDetail name="Directeur de la publication" value={settings?.publisherDirector} />
          <LegalDetail
            name="Téléphone"
            value={settings && `${formatPhone(settings.contactPhone)}, ${settings.contactHours}`}
          />
          <LegalDetail name="Email" value={settings?.contactEmail} />
        </dl>
      </TitledSection>
      <TitledSection titleId="hebergeur" title="Hébergement">
        <dl className="mt-3 divide-y divide-line border-y border-line">
          <LegalDetail name="Hébergeur" value={settings?.hostName} />
          <LegalDetail name="Adresse" value={settings?.hostAddress} />
          <LegalDetail name="Téléphone" value={settings?.hostPhone} />
        </dl>
      </TitledSection>
    </LegalDocument>
  );
}

export function LegalDetail({ name, value }: { name: string; value: string | null | undefined }) {
  return (
    <div className="flex flex-wrap gap-x-6 py-3">
      <dt className="basis-56 text-slate">{name}</dt>
      <dd className="flex-1 basis-56 font-medium">
        {value === undefined && <Skeleton className="h-6 w-48" />}
        {value && <span>{value}</span>}
        {value === null && (
          <span className="rounded-md border border-dashed border-slate/60 px-2 py-0.5 text-base text-slate">
            à compléter par l&apos;éditeur
          </span>
        )}
      </dd>
    </div>
  );
}
