import { Clock, WashingMachine } from 'lucide-react';
import { openParam, type SearchCriteria } from '#app/features/search/search-params.ts';
import { ChipToggle } from '#app/ui/fields/chip-toggle.tsx';
import { largeWasherKg, type OpenTime } from '#contract/laundromat/search.ts';

function openLabel(open: OpenTime): string {
  if (open === 'now') return 'Ouvert maintenant';
  if (open === 'sunday') return 'Ouvert dimanche à 15\u00a0h';
  return open === 'night' ? 'Ouvert la nuit à 3\u00a0h' : `Ouvert à ${open.slice(0, -1)}\u00a0h`;
}

interface CommonTogglesProps {
  criteria: SearchCriteria;
  onChange: (changes: Partial<SearchCriteria>) => void;
}

/**
 * « Ouvert maintenant » and « Grande capacité », above the results and among all filters, and another chosen time of
 * opening.
 */
export function CommonToggles({ criteria, onChange }: CommonTogglesProps) {
  const { open: chosen } = criteria;
  const times: OpenTime[] = chosen && chosen !== 'now' ? [chosen, 'now'] : ['now'];
  return (
    <>
      {times.map((open) => (
        <ChipToggle
          key={open}
          label={openLabel(open)}
          icon={<Clock aria-hidden />}
          name={openParam(open)[0]}
          value={openParam(open)[1]}
          checked={open === criteria.open}
          onChange={(checked) => onChange({ open: checked ? open : null })}
        />
      ))}
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
