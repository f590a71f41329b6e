import { useState } from 'react';
import { useQuery } from 'urql';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import type { SourceDifferencesFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { servicesQuery } from '#app/graphql/site/service-checkboxes.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';
import { parseSourceFacts } from '#contract/sources/source-facts.ts';
import { SideBySide, SourceLink } from './side-by-side.tsx';
import { type FactName, factNames, factTexts, factTitles } from './source-facts.ts';
import { useSourceDecision } from './use-source-decision.ts';

const decideDifferenceMutation = graphql(`
  mutation DecideSourceDifference(
    $type: String!
    $id: String!
    $fact: String!
    $decision: String!
    $seen: jsonb!
  ) {
    decideSourceDifference(type: $type, id: $id, fact: $fact, decision: $decision, seen: $seen) {
      id
    }
  }
`);

interface DifferencesRowProps {
  object: SourceDifferencesFragment;
  onDecided: () => void;
}

export function DifferencesRow({ object, onDecided }: DifferencesRowProps) {
  const { type, id, laundromat } = object;
  const [{ data }] = useQuery({ query: servicesQuery });
  const { decide, pending } = useSourceDecision(decideDifferenceMutation, onDecided);
  const [asking, setAsking] = useState<FactName>();
  if (!laundromat) return null;
  const { name } = laundromat;
  const values = object.differences as Record<string, unknown>;
  const source = parseSourceFacts(values);
  const services = new Map(data?.services.map((service) => [service.id, service.name]));

  function send(fact: FactName, decision: 'theirs' | 'ours') {
    const variables = { type, id, fact, seen: values[fact] };
    const reopen = () =>
      void decide({ ...variables, decision: 'open' }, { title: 'Différence de nouveau à décider' });
    return decide(
      { ...variables, decision },
      decision === 'ours'
        ? { title: `${factTitles[fact]}\u00a0: la nôtre est gardée`, description: name, undo: reopen }
        : { title: `${factTitles[fact]}\u00a0: repris d'OpenStreetMap`, description: name },
    );
  }
  const take = (fact: FactName) => (laundromat.hasOwner ? setAsking(fact) : void send(fact, 'theirs'));

  const facts = factNames
    .filter((fact) => fact in values)
    .map((fact) => ({
      name: fact,
      title: factTitles[fact],
      ...factTexts(fact, { laundromat, source, services }),
      actions: (
        <>
          <Button size="small" pending={pending} onClick={() => take(fact)}>
            Prendre celle d'OpenStreetMap
            <span className="sr-only">{`\u00a0: ${factTitles[fact]} de ${name}`}</span>
          </Button>
          <Button variant="secondary" size="small" pending={pending} onClick={() => void send(fact, 'ours')}>
            Garder la nôtre
            <span className="sr-only">{`\u00a0: ${factTitles[fact]} de ${name}`}</span>
          </Button>
        </>
      ),
    }));
  return (
    <li className="p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LaundromatLink laundromat={laundromat} />
        {laundromat.hasOwner && <Badge>Avec propriétaire</Badge>}
        <SourceLink source={object} name={name} />
      </p>
      <SideBySide facts={facts} />
      <ConfirmDialog
        open={asking !== undefined}
        title={'Remplacer la valeur du propriétaire\u00a0?'}
        confirmLabel="Remplacer"
        onConfirm={() => {
          void send(asking!, 'theirs');
          setAsking(undefined);
        }}
        onCancel={() => setAsking(undefined)}
      >{`La fiche de ${name} a un propriétaire. Il a peut-être raison contre OpenStreetMap.`}</ConfirmDialog>
    </li>
  );
}
