import { spaced } from '#contract/site/french-spacing.ts';
import { useAction } from '#app/data/action.ts';
import type { OwnQuestionsQuery } from '#app/data/generated/graphql.ts';
import { OwnerAnswer } from '#app/ui/owner-answer.tsx';
import { formatDay } from '#app/lib/time/french-date.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { answerQuestionMutation } from './question-documents.ts';

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

/** The owner's answer to a question, which is sent by email. */
export function QuestionAnswer({ question, onAnswered }: QuestionAnswerProps) {
  const answerQuestion = useAction(answerQuestionMutation);
  return (
    <OwnerAnswer
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
