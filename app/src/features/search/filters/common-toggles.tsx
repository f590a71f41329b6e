import { Clock, WashingMachine } from 'lucide-react';
import { openParam, type SearchCriteria } from '#app/features/search/address/search-params.ts';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { largeWasherKg, type OpenTime } from '#contract/laundromat/search.ts';

const openTimes = [
  ['sunday', 'Ouvert dimanche à 15\u00a0h'],
  ['night', 'Ouvert la nuit à 3\u00a0h'],
  ['now', 'Ouvert maintenant'],
] as const satisfies [OpenTime, string][];

interface CommonTogglesProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

/**
 * « Ouvert maintenant » and « Grande capacité », above the results and among all filters, and another time of opening
 * that a typed phrase asked for.
 */
export function CommonToggles({ criteria, onChange }: CommonTogglesProps) {
  return (
    <>
      {openTimes.map(
        ([open, label]) =>
          (open === 'now' || open === criteria.open) && (
            <ChipToggle
              key={open}
              label={label}
              icon={<Clock aria-hidden />}
              name={openParam[open][0]}
              value={openParam[open][1]}
              checked={open === criteria.open}
              onChange={(checked) => onChange({ open: checked ? open : null })}
            />
          ),
      )}
      <ChipToggle
        label={`Grande capacité (≥\u00a0${largeWasherKg}\u00a0kg)`}
        icon={<WashingMachine aria-hidden />}
        name="minWasherKg"
        value={String(largeWasherKg)}
        checked={criteria.largeWasher}
        onChange={(largeWasher) => onChange({ largeWasher })}
      />
    </>
  );
}
