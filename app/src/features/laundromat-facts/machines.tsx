import { WashingMachine, Wind } from 'lucide-react';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { lowestWashPrice, machineText } from '#contract/laundromat/machine-texts.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import { WashCost } from './wash-cost.tsx';

interface MachinesProps {
  machines: readonly (Machine & { id: string })[];
}

/**
 * The washers and dryers of a laundromat, and the price of a load. An unknown price is stated at the top of the page,
 * not here.
 */
export function Machines({ machines }: MachinesProps) {
  return (
    <section aria-labelledby="machines">
      <h2 id="machines" className="text-2xl font-bold tracking-tight">
        Machines et tarifs
      </h2>
      <ul className="mt-4 space-y-3">
        {machines.map((machine) => (
          <li key={machine.id} className="flex items-center gap-3">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-mist text-blue-600">
              {machine.kind === 'washer' ? (
                <WashingMachine aria-hidden className="size-5" />
              ) : (
                <Wind aria-hidden className="size-5" />
              )}
            </span>
            <span className="min-w-0 tabular-nums">{machineText(machine)}</span>
          </li>
        ))}
      </ul>
      {lowestWashPrice(machines) !== null && (
        <Disclosure
          title={'Combien pour ma lessive\u00a0?'}
          className="mt-4 border-t border-line noscript:hidden"
        >
          <WashCost machines={machines} />
        </Disclosure>
      )}
    </section>
  );
}
