import { usePlanPrices } from '#app/graphql/plans/plans-query.ts';
import { PageHead } from '#app/graphql/site/page-head.tsx';
import { useStatements } from '#app/graphql/site/statements.ts';
import { paths } from '#app/paths.ts';
import { LinkButton, TextLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { beside } from '#app/ui/focus/measured-height.ts';
import { Container } from '#app/ui/pages/container.tsx';
import { questionGroups } from './questions.ts';

export function FaqPage() {
  const { faqReviews } = useStatements();
  return (
    <Container className="grid items-start gap-x-16 gap-y-8 py-10 sm:py-16 lg:grid-cols-[18rem_1fr]">
      <PageHead
        path={paths.faq}
        title="Questions fréquentes"
        description="Recherche, avis, inscription d'une laverie, formules, compte et données&nbsp;: les réponses aux questions que l'on nous pose."
      />
      <div ref={beside} className="beside lg:sticky">
        <h1 className="text-4xl/[2.5rem] font-extrabold tracking-tight sm:text-5xl/[3.25rem]">
          Questions fréquentes
        </h1>
        <p className="mt-4 text-slate">Il manque la vôtre&nbsp;? Posez-la-nous, une personne vous répond.</p>
        <LinkButton to={paths.contact} variant="secondary" className="mt-5">
          Nous écrire
        </LinkButton>
      </div>
      <div className="space-y-10">
        {Object.entries(questionGroups(usePlanPrices(), faqReviews)).map(([title, questions], group) => (
          <section key={title} aria-label={title}>
            <h2 className="border-b-2 border-blue-600 pb-2 text-xl font-bold">{title}</h2>
            {Object.entries(questions).map(([question, { answer, more }], index) => (
              <Disclosure key={question} title={question} defaultOpen={group === 0 && index === 0}>
                <p className="max-w-2xl">{answer}</p>
                {more && (
                  <TextLink to={more.to} className="mt-2 inline-block">
                    {more.title}
                  </TextLink>
                )}
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </Container>
  );
}
