import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useShownAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { checkedSentence } from '#app/lib/texts/checked-sentence.ts';
import { Button } from '#app/ui/button.tsx';

const confirmFactsMutation = graphql(`
  mutation ConfirmFacts($laundromatId: uuid!) {
    confirmFacts(laundromatId: $laundromatId) {
      id
      laundromat {
        id
        factsCheckedAt
      }
    }
  }
`);

interface ConfirmFactsProps {
  laundromat: { id: string; name: string; isActive: boolean; factsCheckedAt: string | null };
}

export function ConfirmFacts({ laundromat: { id, name, isActive, factsCheckedAt } }: ConfirmFactsProps) {
  const { run, pending } = useShownAction(confirmFactsMutation);
  const [now] = useState(() => new Date());
  const done = { title: 'Informations confirmées', description: name };
  const confirm = () => run({ laundromatId: id }, done, "La confirmation n'a pas été enregistrée");
  if (!isActive) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-slate">
      <span>{checkedSentence(factsCheckedAt, now)}</span>
      <Button
        variant="quiet"
        size="small"
        pending={pending}
        onClick={() => void confirm()}
        className="-mx-3"
        aria-label={`Confirmer les informations\u00a0: ${name}`}
      >
        {!pending && <CircleCheck aria-hidden className="size-4" />}
        <span>Confirmer</span>
      </Button>
    </div>
  );
}
