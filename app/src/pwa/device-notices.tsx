import { useEffect, useState } from 'react';
import { useSession } from '../graphql/session-context.tsx';
import { startDevice } from './device.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OutboxNews } from './outbox-news.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

/** What the app says as an app: that it is offline, that it can be installed, that there is a new version. */
export function DeviceNotices() {
  const session = useSession();
  const [updateShown, setUpdateShown] = useState(false);
  useEffect(() => startDevice(session), [session]);
  return (
    <>
      <OfflineBanner />
      <OutboxNews />
      <UpdatePrompt onShown={setUpdateShown} />
      {!updateShown && <InstallPrompt />}
    </>
  );
}
