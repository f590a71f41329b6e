import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { useDownload } from '#app/rest/download.ts';
import { Button } from '#app/ui/button.tsx';
import { MonthBars } from '#app/ui/month-bars.tsx';
import { formatDay } from '#contract/local-clock.ts';
import {
  type CountKind,
  countKinds,
  type PosterFormat,
  posterFormats,
} from '#contract/statistics/count-kinds.ts';
import {
  countedSince,
  formatFigure,
  monthCounts,
  type MonthCounts,
  type StoredCount,
  monthSentence,
} from './month-counts.ts';

const kindLabels: Record<CountKind, { long: string; short: string }> = {
  shown: { long: 'Vues en liste', short: 'Listes' },
  opened: { long: 'Fiche ouverte', short: 'Fiche' },
  called: { long: 'Appels', short: 'Appels' },
  directions: { long: 'Itinéraires', short: 'Itinér.' },
  saved: { long: 'Favoris', short: 'Favoris' },
};

const notCounted = 'non compté';
const shortMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', year: '2-digit', timeZone: 'UTC' });

function CountTable({ caption, months }: { caption: string; months: readonly MonthCounts[] }) {
  return (
    <table className="mt-1 w-full text-xs tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-slate">
        <tr>
          <th scope="col">
            <span className="sr-only">Mois</span>
          </th>
          {countKinds.map((kind) => (
            <th key={kind} scope="col" className="pb-1 pl-1 text-right font-semibold">
              <span aria-hidden>{kindLabels[kind].short}</span>
              <span className="sr-only">{kindLabels[kind].long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
              {shortMonth.format(new Date(row.month))}
            </th>
            {countKinds.map((kind) => (
              <td key={kind} className="py-1.5 pl-1 text-right">
                {row.isCounted ? (
                  formatFigure(row, kind)
                ) : (
                  <>
                    <span aria-hidden>–</span>
                    <span className="sr-only">{notCounted}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LaundromatStatisticsProps {
  laundromat: { id: string; slug: string; name: string; isActive: boolean; counts: readonly StoredCount[] };
}

export function LaundromatStatistics({ laundromat }: LaundromatStatisticsProps) {
  const { name, isActive, counts } = laundromat;
  const title = useId();
  if (!isActive && counts.length === 0) return null;
  return (
    <section aria-labelledby={title} className="col-span-full border-t border-line p-3.5 sm:p-4">
      <h4 id={title} className="font-bold">
        Vu par vos clients
        <span className="sr-only">{`\u00a0: ${name}`}</span>
      </h4>
      {counts.length > 0 ? (
        <Figures name={name} counts={counts} />
      ) : (
        <p className="mt-1 text-sm text-slate">
          Rien n'a été compté pour l'instant. Les chiffres commencent dès la première fois qu'un visiteur voit
          votre laverie dans une liste.
        </p>
      )}
      {isActive && <PosterButtons laundromat={laundromat} />}
    </section>
  );
}

function Figures({ name, counts }: { name: string; counts: readonly StoredCount[] }) {
  const [now] = useState(() => new Date());
  const months = monthCounts(counts, now);
  const since = countedSince(counts, now);
  const current = months.at(-1)!;
  return (
    <>
      <p className="mt-1 text-sm text-slate">{monthSentence(months)}</p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-2.5">
        {countKinds.map((kind) => (
          <Figure key={kind} kind={kind} text={formatFigure(current, kind)} />
        ))}
      </dl>
      <p className="mt-4 text-sm font-semibold">Ouvertures de la fiche par mois</p>
      <MonthBars
        bars={months.map((row) => ({
          month: row.month,
          value: row.counts.opened,
          text: row.isCounted ? formatFigure(row, 'opened') : notCounted,
        }))}
        height={56}
        className="mt-1"
      />
      <details className="mt-1">
        <summary className="cursor-pointer py-1.5 text-sm font-semibold text-blue-700 hover:underline">
          Voir les chiffres
          <span className="sr-only">{` de ${name}`}</span>
        </summary>
        <div className="overflow-x-auto">
          <CountTable caption={`Vu par vos clients\u00a0: ${name}`} months={months} />
        </div>
      </details>
      <p className="mt-1.5 text-xs text-slate">
        {since && <span>{`Compté depuis le ${formatDay(since)}. `}</span>}
        <span>Sans cookie, sans les robots et sans vos propres visites.</span>
        {months.some(({ capped }) => capped.size > 0) && (
          <span>
            {" «\u00a0Environ\u00a0»\u00a0: une même connexion n'est comptée que quelques fois par jour."}
          </span>
        )}
      </p>
    </>
  );
}

function Figure({ kind, text }: { kind: CountKind; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-xs/[1.125rem] text-slate">{kindLabels[kind].long}</dt>
      <dd className="font-display text-xl font-bold tabular-nums">{text}</dd>
    </div>
  );
}

interface PosterProps {
  laundromat: { id: string; slug: string; name: string };
}

function PosterButtons({ laundromat }: PosterProps) {
  return (
    <>
      <p className="mt-4 text-sm font-semibold">Affiche avec QR code à imprimer</p>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-1 sm:gap-3">
        {posterFormats.map((format) => (
          <PosterButton key={format} laundromat={laundromat} format={format} />
        ))}
      </div>
    </>
  );
}

function PosterButton({ laundromat: { id, slug, name }, format }: PosterProps & { format: PosterFormat }) {
  const { download, pending } = useDownload("L'affiche n'a pas pu être préparée");
  const path = `/api/laundromats/${id}/poster?format=${format}`;
  return (
    <Button
      variant="secondary"
      size="small"
      pending={pending}
      onClick={() => void download(path, `affiche-${slug}-${format}.pdf`)}
    >
      {!pending && <Printer aria-hidden className="size-4" />}
      <span>{`Affiche ${format.toUpperCase()}`}</span>
      <span className="sr-only">{` de ${name} (PDF)`}</span>
    </Button>
  );
}
