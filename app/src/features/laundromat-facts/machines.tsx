import { WashingMachine, Wind } from 'lucide-react';
import { mostKilos } from '#app/lib/device/my-wash.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { useWashFields, WashFields } from '#app/ui/fields/wash-fields.tsx';
import { TitledSection } from '#app/ui/pages/titled-section.tsx';
import { lowestWashPrice, machineText, machineName } from '#contract/laundromat/machine-texts.ts';
import type { Machine } from '#contract/laundromat/machines.ts';
import { formatPrice } from '#contract/laundromat/price.ts';
import {
  type MachineLoad,
  type NoEstimate,
  washEstimate,
  type WashEstimate,
} from '#contract/laundromat/wash-estimate.ts';

interface MachinesProps {
  machines: readonly (Machine & { id: string })[];
}

export function Machines({ machines }: MachinesProps) {
  return (
    <TitledSection titleId="machines" title="Machines et tarifs">
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
    </TitledSection>
  );
}

const sentences: Record<NoEstimate | NonNullable<WashEstimate['dryProblem']>, string> = {
  noWasher: "Cette laverie n'a pas indiqué de lave-linge.",
  noDryer: "Cette laverie n'a pas indiqué de sèche-linge.",
  tooMuchToDry: 'Les sèche-linge de cette laverie ne prennent pas autant de linge en une fois.',
  tooMuch: 'Les lave-linge de cette laverie ne prennent pas autant de linge en une fois.',
};

function WashCost({ machines }: { machines: readonly Machine[] }) {
  const { wash, fields } = useWashFields();
  return (
    <>
      <WashFields fields={fields} hasDryer={machines.some(({ kind }) => kind === 'dryer')} />
      <output className="mt-4 block text-ink">
        {wash ? (
          <Estimate machines={machines} {...wash} />
        ) : (
          `Indiquez un poids, jusqu'à ${mostKilos}\u00a0kg. À la maison, une machine pleine fait environ 7\u00a0kg.`
        )}
      </output>
    </>
  );
}

interface EstimateProps {
  machines: readonly Machine[];
  kilos: number;
  dries: boolean;
}

function Estimate({ machines, kilos, dries }: EstimateProps) {
  const estimate = washEstimate(machines, kilos, dries);
  if (typeof estimate === 'string') return <span>{sentences[estimate]}</span>;
  const { wash, dry, dryProblem } = estimate;
  const loads = [wash, dry].filter((load) => load !== null);
  // Says the price of the wash alone if that of drying is unknown.
  const isWashAlone = dries && estimate.price === null && (dryProblem !== null || wash.price !== null);
  const { price, minutes } = isWashAlone ? wash : estimate;
  return (
    <>
      <span className="block font-display text-2xl font-bold">
        {[
          formatPrice(price) ?? 'Prix non communiqué',
          isWashAlone ? ', séchage non compris' : '',
          minutes !== null ? ` · environ ${minutes}\u00a0min` : '',
        ].join('')}
      </span>
      <span className="mt-1 block">{loads.map(loadText).join(', puis ')}</span>
      {dryProblem && <span className="mt-1 block text-slate">{sentences[dryProblem]}</span>}
      {!dryProblem && estimate.price === null && (
        <span className="mt-1 block text-slate">Le prix d'une de ces machines n'est pas connu.</span>
      )}
      {minutes === null && (
        <span className="mt-1 block text-slate">La durée d'une de ces machines n'est pas connue.</span>
      )}
      {dry && <span className="mt-1 block text-slate">Un seul cycle de séchage est compté.</span>}
    </>
  );
}

function loadText({ machines }: MachineLoad): string {
  return new Intl.ListFormat('fr').format(machines.map(({ machine, count }) => machineName(machine, count)));
}
