import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { startDevice } from './device.ts';
import { InstallPrompt } from './installation/install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OutboxToasts } from './outbox/outbox-toasts.tsx';
import { UpdatePrompt } from './installation/update-prompt.tsx';

/** Notices of the app: offline state, queued items, installation, new version. */
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
