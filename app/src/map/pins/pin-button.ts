import { DivIcon, type LatLng, type Map as LeafletMap, type Marker, marker as createMarker } from 'leaflet';
import { leafletPoint } from '#app/map/leaflet/leaflet-base.ts';
import type { PinGroup } from './pin-groups.ts';
import { drawnPin, groupClass, openCountClass, pinClass, type PinState } from './pin-look.ts';

/**
 * A button on the map for a pin or a group. It is reused for other groups, because adding a button to the map takes
 * milliseconds on a phone.
 */
export interface PinButton {
  group: PinGroup;
  marker: Marker;
  button: HTMLButtonElement;
  leafletClass: string;
  content?: string;
}

interface PinButtonOptions {
  onPress: (group: PinGroup) => void;
  onPoint: (group: PinGroup | null) => void;
  onFocus: (point: LatLng) => void;
}

export function addPinButton(
  map: LeafletMap,
  group: PinGroup,
  { onPress, onPoint, onFocus }: PinButtonOptions,
): PinButton {
  const button = document.createElement('button');
  button.type = 'button';
  const icon = new DivIcon();
  icon.createIcon = () => button;
  const marker = createMarker(leafletPoint(group.point), { icon, keyboard: false, riseOnHover: true });
  marker.addTo(map);
  const one: PinButton = { group, marker, button, leafletClass: button.className };
  marker.on('click', () => onPress(one.group));
  for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => onPoint(one.group));
  for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => onPoint(null));
  button.addEventListener('focus', () => {
    if (button.matches(':focus-visible')) onFocus(marker.getLatLng());
  });
  return one;
}

export function moveButton(one: PinButton, group: PinGroup): void {
  one.group = group;
  one.marker.setLatLng(leafletPoint(group.point));
  one.button.className = `${one.leafletClass} ${group.count === 1 ? pinClass : groupClass(group.count)}`;
}

export type PinDescription = { label: string } & ({ state: PinState } | { open: number });

export function describeButton(one: PinButton, { label, ...shown }: PinDescription): void {
  const { button, group } = one;
  if (button.dataset['tooltip'] !== label) {
    button.setAttribute('aria-label', label);
    button.dataset['tooltip'] = label;
  }
  const content = 'state' in shown ? shown.state : `${group.count}/${shown.open}`;
  if (one.content === content) return;
  one.content = content;
  if ('state' in shown) return button.replaceChildren(drawnPin(shown.state));
  button.replaceChildren(String(group.count));
  if (shown.open > 0) button.append(openCount(shown.open));
}

function openCount(open: number): HTMLElement {
  const count = document.createElement('span');
  count.className = openCountClass;
  count.textContent = String(open);
  return count;
}

/** Sorts buttons in the document without moving the focused one, which would lose the focus. */
export function orderButtons(buttons: readonly HTMLButtonElement[]) {
  const parent = buttons[0]?.parentElement;
  if (!parent || buttons.every((button, index) => parent.children[index] === button)) return;
  const focused = buttons.findIndex((button) => button === document.activeElement);
  const pivot = buttons[focused] ?? null;
  buttons.forEach((button, index) => {
    if (index !== focused) parent.insertBefore(button, index < focused ? pivot : null);
  });
}
