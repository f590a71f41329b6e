import { createListeners } from '#app/lib/listeners.ts';

export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = createListeners();
const become = (next: InstallOffer | null) => {
  offer = next;
  listeners.notify();
};

/** The offer comes once and early. Call it in a browser, at once. */
export function saveInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => become(null));
}

export const installOffer = {
  subscribe: listeners.subscribe,
  current: () => offer,
  take() {
    const taken = offer;
    become(null);
    return taken;
  },
};
