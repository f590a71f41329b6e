import { Disclosure } from '#app/ui/disclosure.tsx';
import { featuredOfTheMonth, placementMinutes } from '#contract/laundromat/search.ts';
import { french } from '#contract/site/french-spacing.ts';

const questions = french([
  {
    question: 'Que comprend la mise en avant de Premium+ ?',
    answer: `Une place avant les autres fiches à égalité, c'est-à-dire à distance et ouverture comparables ou à ressemblance égale avec les mots cherchés, et les « Laveries du mois » à votre tour : ${featuredOfTheMonth} places, qui changent toutes les ${placementMinutes} minutes et se partagent à parts égales entre les laveries Premium+ de la région, ou proches du point cherché, qui ont des photos. Ce n'est pas une place fixe : plus elles sont nombreuses, plus la part de chacune est petite.`,
  },
  {
    question: 'Puis-je changer de formule ?',
    answer:
      'Oui, à tout moment et avec effet immédiat. Ce que vous avez déjà payé pour la période en cours est déduit.',
  },
  {
    question: "J'ai deux laveries : dois-je prendre Premium+ ?",
    answer:
      "Non. Premium comprend une laverie, et une deuxième peut s'y ajouter gratuitement : elle paraît après validation, comme toute fiche gratuite. Premium+ comprend toutes vos laveries.",
  },
  {
    question: 'Que se passe-t-il si je résilie ?',
    answer:
      "Votre formule reste active jusqu'à la fin de la période payée, puis vos fiches redeviennent gratuites. Elles restent publiées et gardent leurs avis.",
  },
  {
    question: 'Les prix comprennent-ils la TVA ?',
    answer: 'Oui, les prix sont TTC pour les clients français. Chaque paiement a sa facture.',
  },
]);

/** Frequent questions of owners before they subscribe. */
export function SubscriptionQuestions() {
  return (
    <section className="mx-auto max-w-3xl pt-10 pb-4">
      <h2 className="mb-3 text-2xl font-bold tracking-tight">Questions fréquentes</h2>
      {questions.map(({ question, answer }) => (
        <Disclosure key={question} title={question}>
          {answer}
        </Disclosure>
      ))}
    </section>
  );
}
