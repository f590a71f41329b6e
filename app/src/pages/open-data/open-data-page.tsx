import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { jsonObjectOf } from '#app/lib/requests/json-answer.ts';
import { fileSize } from '#app/lib/texts/file-size.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button-style.ts';
import { linkClass, TextLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { formatDay } from '#contract/local-clock.ts';
import type { OpenDataEntry, OpenDataIndex } from '#contract/open-data/open-data-index.ts';
import {
  type OpenDataFile,
  openDataFiles,
  openDataLicence,
  openDataPath,
} from '#contract/open-data/open-data.ts';
import { french } from '#contract/site/french-spacing.ts';

interface Offer {
  name: OpenDataFile;
  title: string;
  format: string;
  text: string;
  rows: string;
}

const offers: readonly Offer[] = french([
  {
    name: openDataFiles.geojson,
    title: 'Les laveries, pour une carte',
    format: 'GeoJSON',
    text: 'Un point par laverie, à ouvrir dans QGIS, uMap ou un programme.',
    rows: 'laverie',
  },
  {
    name: openDataFiles.csv,
    title: 'Les laveries, en tableau',
    format: 'CSV',
    text: 'Les mêmes faits, une ligne par laverie. UTF-8, virgules, pour un programme ou une base de données.',
    rows: 'laverie',
  },
  {
    name: openDataFiles.excel,
    title: 'Les laveries, pour Excel',
    format: 'CSV',
    text: "Le même tableau avec des points-virgules et des virgules décimales : Excel en français l'ouvre tel quel.",
    rows: 'laverie',
  },
  {
    name: openDataFiles.differences,
    title: 'Les différences à vérifier',
    format: 'CSV',
    text: "Pour les contributeurs d'OpenStreetMap : ce que le site dit autrement, objet par objet.",
    rows: 'différence',
  },
]);

const contents = french({
  published: [
    "le nom, l'adresse, le point et sa précision",
    "les horaires, en français et dans la syntaxe d'OpenStreetMap",
    'les services et les moyens de paiement',
    "le téléphone et le site, quand ils viennent d'OpenStreetMap",
    'le jour de la dernière vérification',
    "l'objet d'OpenStreetMap : type, numéro, version",
  ],
  absent: [
    'les avis et les photos',
    'les comptes, les propriétaires et leurs adresses email',
    'les prix, les formules et les descriptions',
    "les laveries qui ne viennent pas d'OpenStreetMap",
  ],
});

export function OpenDataPage() {
  const index = useOpenDataIndex();
  const entryOf = (name: OpenDataFile) => index?.files.find((file) => file.name === name);
  return (
    <Container className="py-10 sm:py-16">
      <PageHead
        path={paths.openData}
        title="Données ouvertes"
        description="Les laveries en libre-service de France en GeoJSON et en CSV, sous licence ODbL, refaites chaque nuit."
      />
      <h1 className="max-w-3xl text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem] lg:text-6xl/[4rem]">
        Données ouvertes
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-slate">
        Une partie de cet annuaire vient d&apos;OpenStreetMap. Nous la rendons, corrigée, à qui veut s&apos;en
        servir.
      </p>
      <p className="mt-3 min-h-7 text-slate">
        {index ? (
          <>
            <span>{'Fichiers du '}</span>
            <time dateTime={index.generatedAt}>{formatDay(index.generatedAt)}</time>
            <span>.</span>
          </>
        ) : (
          'Refaits chaque nuit.'
        )}
      </p>
      <ul className="mt-8 grid gap-5 sm:mt-12 lg:grid-cols-2">
        {offers.map((offer) => (
          <OfferCard key={offer.name} offer={offer} entry={entryOf(offer.name)} />
        ))}
      </ul>
      <div className="mt-14 grid gap-x-16 gap-y-12 sm:mt-20 lg:grid-cols-2">
        <section>
          <h2 className="text-2xl font-bold tracking-tight">Ce qu&apos;ils contiennent</h2>
          <BulletList items={contents.published} />
        </section>
        <section>
          <h2 className="text-2xl font-bold tracking-tight">Ce qu&apos;ils ne contiennent pas</h2>
          <BulletList items={contents.absent} />
        </section>
        <TextSection title="La licence">
          <p>
            <a href={openDataLicence.url} rel="license" className={linkClass}>
              Open Database License (ODbL) 1.0
            </a>
            . Copiez, modifiez, vendez&nbsp;: citez la source et gardez la même licence pour une base que vous
            en tirez.
          </p>
          <p className="mt-3">À écrire à côté des données&nbsp;:</p>
          <p className="mt-2 rounded-card border border-line bg-card px-4 py-3 font-medium text-ink">
            {openDataLicence.attribution}
          </p>
        </TextSection>
        <TextSection title="Pour un programme">
          <p>
            Les adresses ne changent pas et répondent depuis toute page. Un <code>ETag</code> évite de
            télécharger deux fois le même fichier.
          </p>
          <ul className="mt-4 space-y-1">
            {(
              [
                [openDataFiles.index, 'dates, nombres et sommes SHA-256'],
                [openDataFiles.geojsonSchema, 'schéma du GeoJSON'],
                [openDataFiles.indexSchema, "schéma de l'index"],
              ] as const
            ).map(([name, holds]) => (
              <li key={name}>
                <a
                  href={openDataPath(name)}
                  className={`${linkClass} inline-flex min-h-11 items-center sm:min-h-8`}
                >
                  {name}
                </a>
                <span className="ml-2">{holds}</span>
              </li>
            ))}
          </ul>
        </TextSection>
        <TextSection title="Corriger une laverie">
          <p>
            Sur sa page, «&nbsp;Signaler une erreur&nbsp;» suffit, sans compte. Ou corrigez l&apos;objet dans{' '}
            <a href="https://www.openstreetmap.org" className={linkClass}>
              OpenStreetMap
            </a>
            &nbsp;: notre prochain import le reprend.
          </p>
        </TextSection>
        <TextSection title="Une question">
          <p>
            Un champ obscur, un usage à signaler, une erreur en nombre&nbsp;:{' '}
            <TextLink to={paths.contact}>écrivez-nous</TextLink>.
          </p>
        </TextSection>
      </div>
    </Container>
  );
}

function OfferCard({ offer, entry }: { offer: Offer; entry: OpenDataEntry | undefined }) {
  const { name, title, format, text, rows } = offer;
  return (
    <Card as="li" className="flex flex-col p-6">
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      <p className="mt-2 flex-1 text-slate">{text}</p>
      {/* Keeps its height without figures, so that nothing moves. */}
      <p className="mt-4 min-h-6 text-sm text-slate tabular-nums">
        {entry && `${countOf(entry.rows, rows)}, ${fileSize(entry.bytes)}`}
      </p>
      <a
        href={openDataPath(name)}
        download
        className={buttonClass({ variant: 'secondary' }, 'mt-3 self-start')}
      >
        <Download aria-hidden className="size-4.5 text-blue-700" />
        <span>{format}</span>
        <span className="sr-only">{`\u00a0: ${title}`}</span>
      </a>
    </Card>
  );
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 list-disc space-y-1.5 pl-5 text-slate marker:text-blue-600">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <div className="mt-4 max-w-xl text-slate">{children}</div>
    </section>
  );
}

/** Fetched by the browser: a rendered page may be older than the files. Undefined while unknown. */
function useOpenDataIndex(): OpenDataIndex | undefined {
  const [index, setIndex] = useState<OpenDataIndex>();
  useEffect(() => {
    const aborter = new AbortController();
    fetch(openDataPath(openDataFiles.index), { signal: aborter.signal })
      .then((response) => (response.ok ? jsonObjectOf(response) : undefined))
      .then((answer) => {
        if (Array.isArray(answer?.files)) setIndex(answer as unknown as OpenDataIndex);
      })
      .catch(() => undefined);
    return () => aborter.abort();
  }, []);
  return index;
}
