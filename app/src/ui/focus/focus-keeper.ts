import { useEffect } from 'react';
import { flushSync } from 'react-dom';

const tabbable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
const remembered = 5;

interface Stop {
  element: HTMLElement;
  isPeer: boolean;
  list: HTMLElement | null;
  item: Element | null;
  /** Indexes from 0: of the item in its list, and of the control in its item. */
  itemIndex: number;
  controlIndex: number;
  heading: string;
  /** From the inside; the heading of the first that is still there gets the focus where there is no list. */
  regions: HTMLElement[];
  layer: HTMLElement | null;
}

let stops: Stop[] = [];

export function leaveLayer(layer: Element): void {
  for (const stop of stops) {
    const place = layer.contains(stop.element) ? null : placeAfter(stop);
    if (place && !layer.contains(place)) return place.focus();
  }
}

/**
 * Moves the focus to a neighbour when the focused element is removed; the browser would begin at the top of the
 * document again.
 */
export function FocusKeeper() {
  useEffect(keepFocus, []);
  return null;
}

export function keepFocus(): () => void {
  const record = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) stops = [stopAt(target), ...stops].slice(0, remembered);
  };
  // Presses on empty areas remove the focus on purpose.
  const clear = ({ target }: PointerEvent) => {
    if (!stops[0]?.element.contains(target as Node)) stops = [];
  };
  const rescue = (records: MutationRecord[]) => {
    const [last] = stops;
    if (!last || !hasLostFocus(last.element, records)) return;
    const next = placeAfter(last) ?? placeBelow(last, stops);
    if (next) next.focus();
    else pageHeading()?.focus({ preventScroll: true });
  };

  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    stops = [stopAt(activeElement)];
  const observer = new MutationObserver(rescue);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  document.addEventListener('focusin', record);
  document.addEventListener('pointerdown', clear);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', record);
    document.removeEventListener('pointerdown', clear);
  };
}

function stopAt(element: HTMLElement): Stop {
  const list = element.closest<HTMLElement>('[data-focus-list]');
  const item = list && [...list.children].find((child) => child.contains(element));
  return {
    element,
    isPeer: isPeer(element),
    list,
    item: item ?? null,
    itemIndex: list && item ? [...list.children].indexOf(item) : 0,
    controlIndex: item ? controlsOf(item).indexOf(element) : 0,
    heading: list?.dataset['focusList'] ?? '',
    regions: regionsAround(element),
    layer: element.closest<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]'),
  };
}

function regionsAround(element: HTMLElement): HTMLElement[] {
  const region = element.parentElement?.closest<HTMLElement>('form, section, [role="dialog"]');
  return region ? [region, ...regionsAround(region)] : [];
}

function hasLostFocus(element: HTMLElement, records: MutationRecord[]): boolean {
  const { activeElement } = document;
  if (activeElement === element) return element.matches(':disabled');
  if (activeElement && activeElement !== document.body) return false;
  return records.some(({ type, target, removedNodes }) =>
    type === 'attributes' ? target === element : [...removedNodes].some((node) => node.contains(element)),
  );
}

function placeAfter({ element, list, item, ...stop }: Stop): HTMLElement | null {
  if (element.isConnected && !element.matches(':disabled')) return element;
  if (item?.isConnected && item !== element)
    return controlsOf(item)[Math.max(stop.controlIndex - 1, 0)] ?? focusable(item);
  if (list?.isConnected && list.children.length > 0) {
    const neighbour = list.children[Math.min(stop.itemIndex, list.children.length - 1)]!;
    const controls = controlsOf(neighbour);
    return (stop.isPeer ? controls.find(isPeer) : controls[stop.controlIndex]) ?? focusable(neighbour);
  }
  const heading = stop.heading ? document.getElementById(stop.heading) : null;
  if (heading) return focusable(heading);
  const region = stop.regions.find(({ isConnected }) => isConnected);
  return focusable(region?.querySelector('h2, h3') ?? null);
}

/** After a window or menu: the control that opened it, or its neighbour. */
function placeBelow({ layer }: Stop, stops: readonly Stop[]): HTMLElement | null {
  if (!layer) return null;
  for (const stop of stops) {
    const place = stop.layer === layer ? null : placeAfter(stop);
    if (place) return place;
  }
  return null;
}

function controlsOf(item: Element): HTMLElement[] {
  const all = [item, ...item.querySelectorAll(tabbable)];
  return all.filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && control.matches(tabbable) && control.getClientRects().length > 0,
  );
}

function pageHeading(): HTMLElement | null {
  return focusable(document.querySelector('#contenu h1')) ?? document.getElementById('contenu');
}

export function focusable(element: Element | null): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null;
  if (element.tabIndex < 0) element.tabIndex = -1;
  return element;
}

/**
 * Marks the parent of items or buttons that come and go. When the focused control is removed, its neighbour gets the
 * focus: the one with the same `focusPeer`, else at the same place, else the heading.
 */
export function focusList(heading: string): { 'data-focus-list': string } {
  return { 'data-focus-list': heading };
}

export const focusPeer = { 'data-focus-peer': true };

/** Adds an item to the end of the focus list with this heading, and focuses its first field. */
export function addItem(heading: string, add: () => void): void {
  flushSync(add);
  document.querySelector<HTMLElement>(`[data-focus-list="${heading}"] > :last-child input`)?.focus();
}

const isPeer = (control: HTMLElement) => 'focusPeer' in control.dataset;
