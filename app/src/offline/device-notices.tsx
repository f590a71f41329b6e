import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { dataAge } from '#app/graphql/cache/data-age.ts';
import { useOffline } from '#app/lib/device/connection.ts';
import { formatMoment } from '#app/lib/time/french-date.ts';
import { InstallPrompt } from '#app/offline/installation/install-prompt.tsx';
import { UpdatePrompt } from '#app/offline/installation/update-prompt.tsx';
import { OutboxToasts } from '#app/offline/outbox/outbox-toasts.tsx';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/session/session-context.tsx';
import { startDevice } from './device.ts';

export function DeviceNotices() {
  const session = useSession();
  const [updateShown, setUpdateShown] = useState(false);
  useEffect(() => startDevice(session), [session]);
  return (
    <>
      <OfflineBanner />
      <OutboxToasts />
      <UpdatePrompt onShown={setUpdateShown} />
      {!updateShown && <InstallPrompt />}
    </>
  );
}

function OfflineBanner() {
  const offline = useOffline();
  const oldest = useSyncExternalStore(dataAge.subscribe, dataAge.oldest);
  return (
    <div role="status">
      {offline && (
        <div className="on-dark bg-night text-white">
          <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-4 py-1 text-sm sm:px-6 lg:px-8">
            <WifiOff aria-hidden className="size-4.5 shrink-0" />
            <span className="font-semibold">Hors ligne</span>
            {oldest !== null && <span>{`Données du ${formatMoment(oldest)}`}</span>}
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
