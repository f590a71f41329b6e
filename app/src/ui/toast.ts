import { french } from '#contract/french-spacing.ts';

export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A way back: « Annuler » after a removal. */
  action?: { label: string; onPress: () => void };
}

export type ShownToast = Toast & { id: number };

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Tells the visitor something in passing, in the place of what was told before. Call it from an event or an effect. */
export function toast(message: Toast): void {
  count += 1;
  shown = { ...french(message), id: count };
  for (const listener of listeners) listener();
}

/** Takes a toast with a button away, which would otherwise follow the visitor to pages that it is not about. */
export function closeActionToast(): void {
  if (!shown?.action) return;
  shown = null;
  for (const listener of listeners) listener();
}

/** The one toast on the screen, as an external store for React. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
};
