import { useEffect } from 'react';

/** Time for a screen reader to begin the text before it is replaced. */
const paceMs = 1_000;
/** Time after which an announced text is removed, so that a screen reader does not find it later. */
const staleMs = 6_000;
const waitingAtMost = 3;

const waiting: string[] = [];
let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let place: HTMLElement | undefined;

/** Adds the live region beside the app, which an open dialog makes inert. Returns a function that removes it. */
export function addAnnouncer(): () => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['announcer'] = '';
  region.className = 'sr-only';
  document.body.append(region);
  place = region;
  return () => region.remove();
}

function say(text: string): void {
  said = text;
  if (place) place.textContent = text;
}

function next(): void {
  const text = waiting.shift();
  say(text ?? '');
  timer = text === undefined ? undefined : setTimeout(rest, paceMs);
}

/** The same text is announced again only after an empty one. */
function rest(): void {
  if (waiting[0] === said) say('');
  timer = setTimeout(next, waiting.length > 0 ? 0 : staleMs - paceMs);
}

export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > waitingAtMost) waiting.shift();
  if (said && timer && waiting.length > 1) return;
  clearTimeout(timer);
  timer = setTimeout(said ? rest : next, said ? paceMs : 0);
}

export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
