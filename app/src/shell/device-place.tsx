import { type ComponentType, useEffect, useState } from 'react';
import { saveInstallOffer } from '../lib/install-offer.ts';
import { started } from '../lib/start-up.ts';

/** Loads the notices of the installed app, once the page has loaded and started. */
export function DevicePlace() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    saveInstallOffer();
    const load = () =>
      started()
        .then(() => import('../offline/device-notices.tsx'))
        .then(
          ({ DeviceNotices }) => setNotices(() => DeviceNotices),
          () => undefined,
        );
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
  }, []);
  return Notices && <Notices />;
}
