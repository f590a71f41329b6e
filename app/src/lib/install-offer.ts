/** The browser's offer to install the app; Chromium's only. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();
const become = (next: InstallOffer | null) => {
  offer = next;
  for (const listener of listeners) listener();
};

/** Keeps the offer for later: it comes once, early, and never at a good moment. Call it in a browser, at once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => become(null));
}

/** The kept offer, as an external store for React. It can be taken once. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => offer,
  take() {
    const taken = offer;
    become(null);
    return taken;
  },
};
