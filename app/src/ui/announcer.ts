/** Between two announcements, so that a screen reader begins the first before the second takes its place. */
const paceMs = 1_000;
/** After this an announcement would be stale for a screen reader that wanders there. */
const staleMs = 6_000;
const waitingAtMost = 3;

const waiting: string[] = [];
let said = '';
let timer: ReturnType<typeof setTimeout> | undefined;
let place: HTMLElement | undefined;

/** Puts the one live region into the document, beside the app, which an open dialog makes inert. Returns what removes it. */
export function placeAnnouncer(): () => void {
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

/** The same words twice are two announcements only if the place is empty in between. */
function rest(): void {
  if (waiting[0] === said) say('');
  timer = setTimeout(next, waiting.length > 0 ? 0 : staleMs - paceMs);
}

/** Has a screen reader say something that the eye sees elsewhere. Call it from an event or an effect. */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > waitingAtMost) waiting.shift();
  if (said && timer && waiting.length > 1) return;
  clearTimeout(timer);
  timer = setTimeout(said ? rest : next, said ? paceMs : 0);
}
