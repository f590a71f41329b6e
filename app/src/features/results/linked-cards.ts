const cardOf = '[data-laundromat]';

/**
 * Reports the id of the card in a list while it is pointed at or focused, then null. Returns a function that stops
 * watching.
 */
export function watchCards(list: HTMLElement, onPoint: (id: string | null) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const point = ({ target }: Event) =>
    onPoint((target as Element).closest<HTMLElement>(cardOf)?.dataset['laundromat'] ?? null);
  const leave = () => onPoint(null);
  list.addEventListener('pointerover', point, { signal });
  list.addEventListener('focusin', point, { signal });
  list.addEventListener('pointerleave', leave, { signal });
  list.addEventListener('focusout', leave, { signal });
  return () => controller.abort();
}

/** Marks the cards whose pins are pointed at. */
export function markCards(list: HTMLElement | null, ids: readonly string[]): void {
  for (const card of list?.querySelectorAll<HTMLElement>(cardOf) ?? []) {
    card.toggleAttribute('data-pointed', ids.includes(card.dataset['laundromat']!));
  }
}

export function showCard(list: HTMLElement | null, id: string): void {
  const cards = [...(list?.querySelectorAll<HTMLElement>(cardOf) ?? [])];
  cards.find(({ dataset }) => dataset['laundromat'] === id)?.scrollIntoView({ block: 'nearest' });
}
