import { createStore } from '#app/lib/listeners.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { french } from '#contract/site/french-spacing.ts';

export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onPress: () => void };
  /** Not caused by a press on this page, so it belongs to no open dialog. */
  isBackground?: true;
}

export interface ShownToast extends Toast {
  id: number;
  dialog: Element | null;
}

export const openDialog = () => document.querySelector('[role="dialog"]');

const shown = createStore<ShownToast | null>(null);
let count = 0;

export function toast(message: Toast): void {
  count += 1;
  shown.set({ ...french(message), id: count, dialog: message.isBackground ? null : openDialog() });
}

export function toastError(title: string, description?: string): void {
  toast({ title, description, variant: 'destructive' });
}

export function toastFailure(title: string, failure: unknown, fallback?: string): string | undefined {
  const description = (failure instanceof ApiFailure ? failure.sentence : undefined) ?? fallback;
  toastError(title, description);
  return description;
}

export function closeToast(): void {
  shown.set(null);
}

/** Closes a toast with a button, which would stay on pages that it does not concern. */
export function closeActionToast(): void {
  if (shown.get()?.action) closeToast();
}

export const toasts = {
  subscribe: shown.subscribe,
  shown: shown.get,
};
