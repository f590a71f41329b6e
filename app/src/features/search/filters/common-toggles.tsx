import { Clock, WashingMachine } from 'lucide-react';
import type { SearchCriteria } from '#app/features/search/address/search-params.ts';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { largeWasherKg } from '#contract/laundromat/search.ts';

interface CommonTogglesProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

/** « Ouvert maintenant » and « Grande capacité », above the results and among all filters. */
export function CommonToggles({ criteria, onChange }: CommonTogglesProps) {
  return (
    <>
      <ChipToggle
        label="Ouvert maintenant"
        icon={<Clock aria-hidden />}
        name="openNow"
        value="true"
        checked={criteria.openNow}
        onChange={(openNow) => onChange({ openNow })}
      />
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
