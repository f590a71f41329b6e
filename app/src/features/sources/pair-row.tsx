import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import type { SourcePairFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { formatDistance } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { parseSourceFacts } from '#contract/sources/source-facts.ts';
import { SideBySide, SourceLink } from './side-by-side.tsx';
import { factTexts, factTitles } from './source-facts.ts';
import { useSourceDecision } from './use-source-decision.ts';

const decidePairMutation = graphql(`
  mutation DecideSourcePair($id: uuid!, $decision: String!) {
    decideSourcePair(id: $id, decision: $decision) {
      id
    }
  }
`);

const reasons = {
  near: 'Tout près',
  same_name: 'Nom semblable',
  same_phone: 'Même téléphone',
  same_address: 'Même adresse',
};

const compared = ['name', 'address', 'phone', 'hours'] as const;

export function PairRow({ pair, onDecided }: { pair: SourcePairFragment; onDecided: () => void }) {
  const { id, reason, distance, laundromat, object } = pair;
  const { decide, pending } = useSourceDecision(decidePairMutation, onDecided);
  if (!object) return null;
  const source = parseSourceFacts(object.facts);
  const facts = compared.map((name) => ({
    name,
    title: factTitles[name],
    ...factTexts(name, { laundromat, source, services: new Map() }),
  }));

  const choose = (decision: 'same' | 'different') =>
    decide(
      { id, decision },
      {
        title: decision === 'same' ? 'Reliée à OpenStreetMap' : 'Ajoutée au prochain import',
        description: decision === 'same' ? laundromat.name : (source.name ?? undefined),
        undo: () => void decide({ id, decision: 'open' }, { title: 'Paire de nouveau à comparer' }),
      },
    );
  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge>{reasons[reason]}</Badge>
        {distance > 0 && <span className="text-sm text-slate">{formatDistance(distance / 1000)}</span>}
        <LaundromatLink laundromat={laundromat} />
        <SourceLink source={object} name={source.name ?? ''} />
      </p>
      <SideBySide facts={facts} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" pending={pending} onClick={() => void choose('same')}>
          C'est la même<span className="sr-only">{`\u00a0: ${laundromat.name}`}</span>
        </Button>
        <Button variant="secondary" size="small" pending={pending} onClick={() => void choose('different')}>
          Deux laveries différentes<span className="sr-only">{`\u00a0: ${laundromat.name}`}</span>
        </Button>
      </div>
    </li>
  );
}
