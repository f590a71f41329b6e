import { useSyncExternalStore } from 'react';
import { defaultSiteContact, siteContactMeta, type SiteContact } from '#contract/site/site.ts';

/**
 * Contact data of the site. The first view does not wait for it: it shows the values stored on this device, on a
 * first visit those sent with the page, and updates when the page is idle.
 */
let contact: SiteContact | undefined;
const listeners = new Set<() => void>();
const storageKey = 'lavoir.site';

export function setSiteContact(next: SiteContact): void {
  const text = JSON.stringify(next);
  if (text === JSON.stringify(contact)) return;
  contact = next;
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // Without storage the next visit starts with the values of the page.
  }
  for (const listener of listeners) listener();
}

export function useSiteContact(): SiteContact {
  return useSyncExternalStore(subscribe, present, () => defaultSiteContact);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function present(): SiteContact {
  contact ??= { ...defaultSiteContact, ...(parsed(stored) ?? parsed(sent)) };
  return contact;
}

const sent = () => document.querySelector<HTMLMetaElement>(`meta[name="${siteContactMeta}"]`)?.content;
const stored = () => localStorage.getItem(storageKey);

function parsed(source: () => string | null | undefined): Partial<SiteContact> | undefined {
  try {
    const text = source();
    return text ? (JSON.parse(text) as Partial<SiteContact>) : undefined;
  } catch {
    return undefined;
  }
}
