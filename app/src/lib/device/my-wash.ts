import { useSyncExternalStore } from 'react';
import { createListeners } from '#app/lib/listeners.ts';
import { parseObject } from '#app/lib/requests/json-answer.ts';
import { readItem, writeItem } from './device-item.ts';

/** A load of laundry, known to this device only; lists show its price. */
export interface MyWash {
  kilos: number;
  dries: boolean;
}

export interface WashPrice {
  wash: MyWash;
  /** In euros; null where its machines or their prices do not suffice. */
  price: number | null;
  washOnly: number | null;
}

export const usualWash: MyWash = { kilos: 7, dries: false };
export const mostKilos = 100;

const key = 'lavoir:wash';
const listeners = createListeners();
let known: MyWash | undefined | null = null;

export function useMyWash(): MyWash | undefined {
  return useSyncExternalStore(subscribe, currentWash, () => undefined);
}

/** Saves a load, or deletes it. Where nothing can be stored it lasts as long as the page. */
export function saveWash(wash: MyWash | undefined): void {
  known = wash;
  writeItem(key, wash ? JSON.stringify(wash) : null);
  listeners.notify();
}

export function washText({ kilos, dries }: MyWash): string {
  return `${kilos.toLocaleString('fr-FR')}\u00a0kg${dries ? ', séchage compris' : ''}`;
}

function subscribe(listener: () => void): () => void {
  const readAgain = (event: StorageEvent) => {
    if (event.key !== key) return;
    known = null;
    listener();
  };
  addEventListener('storage', readAgain);
  const unsubscribe = listeners.subscribe(listener);
  return () => {
    removeEventListener('storage', readAgain);
    unsubscribe();
  };
}

function currentWash(): MyWash | undefined {
  if (known === null) known = storedWash();
  return known;
}

function storedWash(): MyWash | undefined {
  const { kilos, dries } = parseObject(readItem(key) ?? '') ?? {};
  const isWash = typeof kilos === 'number' && kilos > 0 && kilos <= mostKilos && typeof dries === 'boolean';
  return isWash ? { kilos, dries } : undefined;
}
