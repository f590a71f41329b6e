import { z } from 'zod';
import type { UnclearObjectFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { StillMap } from '#app/map/still-map.tsx';
import { Button } from '#app/ui/button.tsx';
import { coordinatesOf } from '#contract/laundromat/coordinates.ts';
import { SourceLink } from './side-by-side.tsx';
import { useSourceDecision } from './use-source-decision.ts';

const chooseClassMutation = graphql(`
  mutation ChooseSourceClass($type: String!, $id: String!, $chosenClass: String) {
    chooseSourceClass(type: $type, id: $id, chosenClass: $chosenClass) {
      id
    }
  }
`);

const objectTags = z.record(z.string(), z.string()).catch({});

export function UnclearRow({ object, onDecided }: { object: UnclearObjectFragment; onDecided: () => void }) {
  const { type, id } = object;
  const tags: Record<string, string | undefined> = objectTags.parse(object.tags);
  const name = tags.name ?? tags.brand ?? tags.operator ?? 'Objet sans nom';
  const point = coordinatesOf(object);
  const { decide, pending } = useSourceDecision(chooseClassMutation, onDecided);

  const choose = (chosenClass: 'self_service' | 'other') =>
    decide(
      { type, id, chosenClass },
      {
        title: chosenClass === 'self_service' ? 'Ajoutée au prochain import' : 'Objet écarté',
        description: name,
        undo: () => void decide({ type, id, chosenClass: null }, { title: 'Objet de nouveau à classer' }),
      },
    );
  return (
    <li className="gap-6 p-4 sm:p-5 lg:grid lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <SourceLink source={object} name={name} />
        </p>
        <dl className="mt-2 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
          {Object.entries(tags).map(([key, value]) => (
            <div key={key} className="contents">
              <dt className="wrap-anywhere text-slate">{key}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button size="small" pending={pending} onClick={() => void choose('self_service')}>
            Laverie libre-service<span className="sr-only">{`\u00a0: ${name}`}</span>
          </Button>
          <Button variant="secondary" size="small" pending={pending} onClick={() => void choose('other')}>
            Autre chose<span className="sr-only">{`\u00a0: ${name}`}</span>
          </Button>
        </div>
      </div>
      {point && (
        <div className="mt-4 h-fit overflow-hidden rounded-card border border-line lg:mt-0">
          <StillMap centre={point} zoom={17} hasPin label={`Carte autour de ${name}`} />
        </div>
      )}
    </li>
  );
}
