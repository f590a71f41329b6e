import type { Machine, MachineKind } from './machines.ts';

export interface MachineLoad {
  machines: { machine: Machine; count: number }[];
  /** In euros; null when a price is unknown. */
  price: number | null;
  /** Until the last machine has finished; null when a duration is unknown. */
  minutes: number | null;
}

export interface WashEstimate {
  wash: MachineLoad;
  /** Null when drying was not requested, or is not possible. */
  dry: MachineLoad | null;
  /** Why no machine dries the load. `noDryer`: the laundromat has stated none. */
  dryProblem: 'noDryer' | 'tooMuchToDry' | null;
  price: number | null;
  minutes: number | null;
}

export type NoEstimate = 'noWasher' | 'tooMuch';

/** Returns the cheapest wash of a load, and its drying, with the machines of a laundromat; or why there is none. */
export function washEstimate(
  machines: readonly Machine[],
  kilos: number,
  dries: boolean,
): WashEstimate | NoEstimate {
  const ofKind = (kind: MachineKind) => machines.filter((machine) => machine.kind === kind);
  const [washers, dryers] = [ofKind('washer'), ofKind('dryer')];
  if (washers.length === 0) return 'noWasher';
  const wash = cheapestLoad(washers, kilos);
  const dry = dries ? cheapestLoad(dryers, kilos) : null;
  if (!wash) return 'tooMuch';
  const dryProblem = !dries || dry ? null : dryers.length === 0 ? 'noDryer' : 'tooMuchToDry';
  const dried = dries ? dry : { price: 0, minutes: 0 };
  return {
    wash,
    dry,
    dryProblem,
    price: sum(wash.price, dried?.price ?? null),
    minutes: sum(wash.minutes, dried?.minutes ?? null),
  };
}

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

function cheapestLoad(machines: readonly Machine[], kilos: number): MachineLoad | null {
  const priced = machines.filter(({ price }) => price !== null);
  return fittingLoad(priced, kilos) ?? fittingLoad(machines, kilos);
}

interface Choice {
  cents: number;
  count: number;
  last: Machine | null;
  rest: Choice | null;
}

/** The best choice for each weight extends the best one for a lower weight. */
function fittingLoad(machines: readonly Machine[], kilos: number): MachineLoad | null {
  const target = Math.ceil(kilos * 10);
  const allPriced = machines.every(({ price }) => price !== null);
  const best = new Map<number, Choice>([[0, { cents: 0, count: 0, last: null, rest: null }]]);
  for (const machine of machines) {
    const capacity = Math.round(machine.capacityKg * 10);
    const useful = Math.min(machine.count, Math.ceil(target / capacity));
    for (let used = 0; used < useful; used += 1) {
      for (const [weight, rest] of [...best]) {
        const reached = Math.min(target, weight + capacity);
        const choice = {
          cents: allPriced ? rest.cents + centsOf(machine) : 0,
          count: rest.count + 1,
          last: machine,
          rest,
        };
        if (weight < target && isBetter(choice, best.get(reached))) best.set(reached, choice);
      }
    }
  }
  const found = best.get(target);
  return found ? loadOf(found) : null;
}

const centsOf = ({ price }: Machine) => Math.round(Number(price) * 100);

const isBetter = (one: Choice, other: Choice | undefined) =>
  !other || one.cents < other.cents || (one.cents === other.cents && one.count < other.count);

function loadOf(choice: Choice): MachineLoad {
  const counts = new Map<Machine, number>();
  for (let part: Choice | null = choice; part?.last; part = part.rest)
    counts.set(part.last, (counts.get(part.last) ?? 0) + 1);
  const used = [...counts.keys()];
  const cents = [...counts].reduce((total, [machine, count]) => total + centsOf(machine) * count, 0);
  return {
    machines: [...counts].map(([machine, count]) => ({ machine, count })),
    price: used.some(({ price }) => price === null) ? null : cents / 100,
    minutes: used.some(({ minutes }) => minutes === null)
      ? null
      : Math.max(...used.map(({ minutes }) => minutes ?? 0)),
  };
}
