import { countOf, formatLength } from '#app/lib/texts/french-numbers.ts';
import type { PinDescription } from '#app/map/pins/pin-button.ts';
import { isOpenAt, openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { describeOpening, hoursTextAlone } from '#contract/laundromat/opening-sentence.ts';
import type { MappedLaundromat } from './map-query.ts';

interface PinDescriptions {
  /** « Laverie du Port, ouverte, 650 m » */
  describe: (pin: number) => PinDescription;
  /** « 12 laveries, dont Laverie du Port, 5 ouvertes, agrandir » */
  describeGroup: (pins: readonly number[], isOnePlace: boolean) => PinDescription;
}

/** Describes the pins of these laundromats at an instant. */
export function pinDescriptions(laundromats: readonly MappedLaundromat[], now: Date): PinDescriptions {
  // Two thousand pins are in several groups each, one for every zoom level.
  const known = new Map<number, boolean | null>();
  function isOpen(pin: number): boolean | null {
    let open = known.get(pin);
    if (open === undefined) {
      open = isOpenAt(openingFactsOf(laundromats[pin]!), now);
      known.set(pin, open);
    }
    return open;
  }

  return {
    describe(pin) {
      const { name, distanceKm } = laundromats[pin]!;
      const open = isOpen(pin);
      const words = open === null ? uncertainHours(laundromats[pin]!, now) : open ? 'ouverte' : 'fermée';
      const parts = [name, words, distanceKm !== null && formatLength(distanceKm)];
      const state = open === null ? 'unknown' : open ? 'open' : 'closed';
      return { label: parts.filter(Boolean).join(', '), state };
    },
    describeGroup(pins, isOnePlace) {
      const open = pins.filter(isOpen).length;
      const parts = [
        `${countOf(pins.length, 'laverie')}${isOnePlace ? ' au même endroit' : ''}`,
        `dont ${laundromats[pins[0]!]!.name}`,
        open > 0 && countOf(open, 'ouverte'),
        !isOnePlace && 'agrandir',
      ];
      return { label: parts.filter(Boolean).join(', '), open };
    },
  };
}

/** Returns the same words as the card that the pin opens. */
function uncertainHours(laundromat: MappedLaundromat, now: Date): string {
  const state = openingState(openingFactsOf(laundromat), now);
  return hoursTextAlone(state, laundromat.hours) ?? describeOpening(state);
}
