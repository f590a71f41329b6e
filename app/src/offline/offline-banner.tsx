import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { dataAge } from '../data/cache/data-age.ts';
import { connection } from '../lib/device/connection.ts';
import { formatMoment } from '../lib/time/french-date.ts';
import { paths } from '../paths.ts';

/** Says that the site cannot be reached, and how old the shown data is. */
export function OfflineBanner() {
  const offline = useSyncExternalStore(connection.subscribe, connection.isOffline);
  const oldest = useSyncExternalStore(dataAge.subscribe, dataAge.oldest);
  return (
    <div role="status">
      {offline && (
        <div className="on-dark bg-ink text-white">
          <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-4 py-1 text-sm sm:px-6 lg:px-8">
            <WifiOff aria-hidden className="size-4.5 shrink-0" />
            <span className="font-semibold">Hors ligne</span>
            {oldest !== null && <span>Données du {formatMoment(oldest)}</span>}
            <Link
              to={paths.offline}
              className="ml-auto inline-flex min-h-9 items-center font-semibold underline underline-offset-2"
            >
              Ce qui reste consultable
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
