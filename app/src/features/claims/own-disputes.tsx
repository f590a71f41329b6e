import { useState } from 'react';
import { z } from 'zod';
import { useShownAction } from '#app/graphql/action.ts';
import type { OwnDisputesQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useOwnCoverage } from '#app/graphql/plans/own-coverage.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { deviceDraft, useDeviceDraft, useOtherTabs } from '#app/lib/device/device-draft.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { CardSection } from '#app/ui/pages/titled-section.tsx';
import { PartFailure } from '#app/ui/states/error-state.tsx';
import { planAfterLoss, planInDispute } from '#contract/claims/claim-texts.ts';
import { claimMessageMax, disputeDays } from '#contract/claims/claims.ts';
import { formatDay } from '#contract/local-clock.ts';

const ownDisputesQuery = graphql(`
  query OwnDisputes($lostAfter: timestamptz!) {
    claim_disputes(
      where: { _or: [{ lostAt: { _is_null: true } }, { lostAt: { _gt: $lostAfter } }] }
      order_by: [{ askedAt: desc }, { id: asc }]
      limit: 20
    ) {
      id
      askedAt
      isMine
      words
      answeredAt
      lostAt
      laundromat {
        id
        name
      }
    }
  }
`);

const answerDisputeMutation = graphql(`
  mutation AnswerDispute($id: uuid!, $isMine: Boolean!, $words: String) {
    answerDispute(id: $id, isMine: $isMine, words: $words) {
      id
      dispute {
        id
        isMine
        words
        answeredAt
      }
    }
  }
`);

const typedWords = z.object({ words: z.string() });

type Dispute = OwnDisputesQuery['claim_disputes'][number];

/** Days for which an owner reads that a laundromat was given to another person. */
const lossShownDays = 90;

export function OwnDisputes() {
  const [lostAfter] = useState(() => new Date(Date.now() - lossShownDays * 86_400_000).toISOString());
  const { data, failed, refresh } = useFreshQuery({ query: ownDisputesQuery, variables: { lostAfter } });
  if (failed) {
    return (
      <PartFailure text="Les demandes d'autres personnes n'ont pas pu être chargées." onRetry={refresh} />
    );
  }
  const disputes = data?.claim_disputes ?? [];
  return disputes.length === 0 ? null : <Disputes disputes={disputes} onAnswered={refresh} />;
}

function Disputes({ disputes, onAnswered }: { disputes: readonly Dispute[]; onAnswered: () => void }) {
  const plan = useOwnCoverage().coverage?.planName ?? undefined;
  return (
    <CardSection titleId="titre-contestations" title="Fiches revendiquées par une autre personne">
      <ul className="divide-y divide-line *:p-4 sm:*:p-5">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <p className="text-lg/[1.5rem] font-bold wrap-anywhere">
              {dispute.laundromat?.name ?? 'Une laverie'}
            </p>
            {dispute.lostAt ? (
              <Lost lostAt={dispute.lostAt} plan={plan} />
            ) : (
              <Answer dispute={dispute} plan={plan} onAnswered={onAnswered} />
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}

function Lost({ lostAt, plan }: { lostAt: string; plan: string | undefined }) {
  return (
    <>
      <p className="mt-1 max-w-3xl">
        Le <span>{formatDay(lostAt)}</span>, notre équipe a attribué cette fiche à une autre personne. Vous
        n'êtes pas d'accord&nbsp;? Écrivez-nous&nbsp;: cette décision peut être annulée.
      </p>
      {plan && <p className="mt-3 max-w-3xl rounded-control bg-sun-100 px-4 py-3">{planAfterLoss(plan)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {plan && (
          <LinkButton to={paths.subscription} size="small">
            Gérer mon abonnement
          </LinkButton>
        )}
        <LinkButton to={paths.contact} variant="secondary" size="small">
          Nous écrire
        </LinkButton>
      </div>
    </>
  );
}

interface AnswerProps {
  dispute: Dispute;
  plan: string | undefined;
  onAnswered: () => void;
}

function Answer({ dispute, plan, onAnswered }: AnswerProps) {
  const { id, askedAt, answeredAt, isMine, laundromat } = dispute;
  const { run, pending } = useShownAction(answerDisputeMutation, onAnswered);
  const [draft] = useState(() => deviceDraft(`lavoir:text:dispute:${id}`, typedWords));
  const { initial, save, discard } = useDeviceDraft(draft, () => ({ words: dispute.words ?? '' }));
  const [words, setWords] = useState(initial.words);
  // Words that another tab has sent are shown until the answer is read again.
  useOtherTabs(draft, (saved) => saved && setWords(saved.words));
  const until = new Date(Date.parse(askedAt) + disputeDays * 86_400_000).toISOString();
  const send = async (mine: boolean) => {
    const done = { title: 'Réponse envoyée', description: laundromat?.name };
    const variables = { id, isMine: mine, words: words.trim() || null };
    if (await run(variables, done, "La réponse n'a pas été envoyée")) discard();
  };
  return (
    <>
      <p className="mt-1 max-w-3xl">
        {answeredAt
          ? `Vous avez répondu le ${formatDay(answeredAt)} que cette laverie ${isMine ? 'est' : "n'est plus"} à vous. Vous pouvez changer votre réponse jusqu'à la décision.`
          : `Votre fiche n'a pas changé. Répondez avant le ${formatDay(until)}\u00a0: sans réponse, notre équipe peut décider à partir de ce jour.`}
      </p>
      {plan && <p className="mt-2 max-w-3xl text-slate">{planInDispute(plan)}</p>}
      <TextArea
        label="Vos preuves ou explications (facultatif)"
        hint="Seule notre équipe les lit."
        rows={2}
        maxLength={claimMessageMax}
        value={words}
        onChange={({ target: { value } }) => {
          setWords(value);
          save({ words: value });
        }}
        className="mt-4 max-w-3xl"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="small" pending={pending} onClick={() => void send(true)} className="max-sm:w-full">
          Cette laverie est à moi
        </Button>
        <Button
          variant="secondary"
          size="small"
          pending={pending}
          onClick={() => void send(false)}
          className="max-sm:w-full"
        >
          Elle n'est plus à moi
        </Button>
      </div>
    </>
  );
}
