import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { saveInstallOffer } from '../lib/device/install-offer.ts';
import { started } from '../lib/start-up.ts';

/** Loads what shows nothing at first, such as the notices of the installed app, once the page has loaded and started. */
export function DevicePlace() {
  const [Code, setCode] = useState<ComponentType | null>(null);
  useEffect(() => {
    saveInstallOffer();
    const load = () =>
      started()
        .then(() => import('./device-code.tsx'))
        .then(
          ({ DeviceCode }) => startTransition(() => setCode(() => DeviceCode)),
          () => undefined,
        );
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
  }, []);
  return Code && <Code />;
}
