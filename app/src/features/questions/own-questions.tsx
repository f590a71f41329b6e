import { Link } from 'react-router-dom';
import { useAction } from '#app/graphql/action.ts';
import type { OwnQuestionsQuery } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { paths } from '#app/paths.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { OwnerAnswer } from '#app/ui/owner-answer.tsx';
import { CardSection } from '#app/ui/pages/titled-section.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { formatDay } from '#contract/local-clock.ts';
import { spaced } from '#contract/site/french-spacing.ts';

const ownQuestionsQuery = graphql(`
  query OwnQuestions($me: uuid!, $limit: Int!) {
    owner_questions(
      where: { laundromat: { owner: { id: { _eq: $me } } } }
      order_by: [{ answeredAt: desc_nulls_first }, { createdAt: desc }, { id: asc }]
      limit: $limit
    ) {
      id
      authorName
      question
      answer
      answeredAt
      createdAt
      laundromat {
        id
        name
        slug
      }
    }
  }
`);

const answerQuestionMutation = graphql(`
  mutation AnswerQuestion($id: uuid!, $answer: String!) {
    answerQuestion(id: $id, answer: $answer) {
      id
      ownerQuestion {
        id
        answer
        answeredAt
      }
    }
  }
`);

interface QuestionAnswerProps {
  question: OwnQuestionsQuery['owner_questions'][number];
  onAnswered: () => void;
}

const texts = {
  hint: spaced('Elle part par email, une seule fois. Votre adresse n’y figure pas.'),
  send: 'Envoyer ma réponse',
  sending: 'Envoi...',
  failed: "La réponse n'a pas pu être envoyée",
};

function QuestionAnswer({ question, onAnswered }: QuestionAnswerProps) {
  const answerQuestion = useAction(answerQuestionMutation);
  return (
    <OwnerAnswer
      id={question.id}
      answer={question.answer}
      answeredAt={question.answeredAt}
      title="Votre réponse"
      canAnswer
      hiddenLabel={`à la question de ${question.authorName} du ${formatDay(question.createdAt)}`}
      texts={texts}
      onSend={async (answer) => {
        await answerQuestion({ id: question.id, answer });
        toast({ title: 'Réponse envoyée', description: `${question.authorName} la reçoit par email.` });
        onAnswered();
      }}
    />
  );
}

const mostShown = 100;

export function OwnQuestions({ me }: { me: string }) {
  const variables = { me, limit: mostShown };
  const { data, failed, refresh } = useFreshQuery({ query: ownQuestionsQuery, variables });
  if (failed) return <ErrorState title="Vos questions n'ont pas pu être chargées" onRetry={refresh} />;
  const questions = data?.owner_questions ?? [];
  if (questions.length === 0) return null;
  return (
    <CardSection titleId="questions" title="Questions de visiteurs">
      <ul className="divide-y divide-line px-4 sm:px-5">
        {questions.map((question) => (
          <li key={question.id} className="py-4">
            <h3 className="font-sans font-semibold">{question.authorName}</h3>
            <p className="text-sm text-slate">
              <time dateTime={question.createdAt}>{formatDay(question.createdAt)}</time> ·{' '}
              <Link
                to={paths.laundromat(question.laundromat.slug)}
                className="inline-flex min-h-11 items-center font-medium text-blue-700 hover:underline sm:min-h-6"
              >
                {question.laundromat.name}
              </Link>
            </p>
            <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{question.question}</p>
            <QuestionAnswer question={question} onAnswered={refresh} />
          </li>
        ))}
      </ul>
      {questions.length === mostShown && (
        <p className="border-t border-line px-4 py-3 text-sm text-slate sm:px-5">
          {`${mostShown}\u00a0questions au plus sont affichées, d'abord celles sans réponse.`}
        </p>
      )}
    </CardSection>
  );
}
