import { countOf, formatLength } from '#app/lib/texts/french-numbers.ts';
import type { PinDescription } from '#app/map/pins/pin-button.ts';
import type { PinState } from '#app/map/pins/pin-look.ts';
import { isOpenAt, openingState } from '#contract/laundromat/opening-clock.ts';
import { openingFactsOf } from '#contract/laundromat/opening-facts.ts';
import { describeOpening, hoursTextAlone } from '#contract/laundromat/opening-sentence.ts';
import type { MappedLaundromat } from './map-query.ts';

const stateWords = { open: 'ouverte', closing: 'ferme bientôt', closed: 'fermée' };

interface PinDescriptions {
  /** « Laverie du Port, ouverte, 650 m » */
  describe: (pin: number) => PinDescription;
  /** « 12 laveries, dont Laverie du Port, 5 ouvertes, agrandir » */
  describeGroup: (pins: readonly number[], isOnePlace: boolean) => PinDescription;
}

export function pinDescriptions(laundromats: readonly MappedLaundromat[], now: Date): PinDescriptions {
  // Two thousand pins are in several groups each, one for every zoom level.
  const known = new Map<number, PinState>();
  function stateOf(pin: number): PinState {
    let state = known.get(pin);
    if (state === undefined) {
      const facts = openingFactsOf(laundromats[pin]!);
      const open = isOpenAt(facts, now);
      if (open === null) state = 'unknown';
      else if (!open) state = 'closed';
      else state = openingState(facts, now).isClosing ? 'closing' : 'open';
      known.set(pin, state);
    }
    return state;
  }

  return {
    describe(pin) {
      const { name, distanceKm } = laundromats[pin]!;
      const state = stateOf(pin);
      const words = state === 'unknown' ? uncertainHours(laundromats[pin]!, now) : stateWords[state];
      const parts = [name, words, distanceKm !== null && formatLength(distanceKm)];
      return { label: parts.filter(Boolean).join(', '), state };
    },
    describeGroup(pins, isOnePlace) {
      const countIn = (state: PinState) => pins.filter((pin) => stateOf(pin) === state).length;
      const open = countIn('open');
      const closing = countIn('closing');
      const parts = [
        `${countOf(pins.length, 'laverie')}${isOnePlace ? ' au même endroit' : ''}`,
        `dont ${laundromats[pins[0]!]!.name}`,
        open > 0 && countOf(open, 'ouverte'),
        closing > 0 && `${countOf(closing, 'ferme', 'ferment')} bientôt`,
        !isOnePlace && 'agrandir',
      ];
      return { label: parts.filter(Boolean).join(', '), open };
    },
  };
}

function uncertainHours(laundromat: MappedLaundromat, now: Date): string {
  const state = openingState(openingFactsOf(laundromat), now);
  return hoursTextAlone(state, laundromat.hours) ?? describeOpening(state);
}
