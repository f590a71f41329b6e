import { ChevronDown } from 'lucide-react';
import type { JournalEntry } from './journal-query.ts';
import { actionWords, changesOf } from './journal-words.ts';

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

/** One entry of the journal: author, action and time; expanded, also the values before and after. */
export function JournalItem({ entry }: { entry: JournalEntry }) {
  const changes = changesOf(entry);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 px-4 py-3 hover:bg-mist/60 sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-semibold">{entry.actor ?? 'Compte inconnu'}</span>{' '}
            <span>{actionWords(entry)}</span>
            {entry.subject && (
              <>
                {' '}
                <span className="font-semibold">{entry.subject}</span>
              </>
            )}
            <time dateTime={entry.createdAt} className="block text-sm text-slate">
              {moment.format(new Date(entry.createdAt))}
            </time>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-slate transition-transform group-open:rotate-180"
          />
        </summary>
        <table className="mx-4 mb-4 block overflow-x-auto text-left text-sm sm:mx-5">
          <thead>
            <tr className="text-slate">
              <th scope="col" className="py-1 pr-6 font-semibold">
                Champ
              </th>
              <th scope="col" className="py-1 pr-6 font-semibold">
                Avant
              </th>
              <th scope="col" className="py-1 font-semibold">
                Après
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ column, before, after }) => (
              <tr key={column} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-6 font-normal">
                  {column}
                </th>
                <td className="max-w-80 py-1.5 pr-6 wrap-anywhere">{before}</td>
                <td className="max-w-80 py-1.5 wrap-anywhere">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  );
}
