import { MissingHead } from '#app/data/site/missing-head.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';

export function NotFoundPage() {
  return (
    <Container className="flex flex-col items-center py-16 text-center sm:py-24">
      <MissingHead title="404 Page Not Found" />
      <Porthole state="stopped" className="size-36" />
      <h1 className="mt-8 text-3xl font-bold tracking-tight text-balance sm:text-4xl">
        Cette page n'existe pas, ou plus.
      </h1>
      <p className="mt-3 max-w-md text-lg text-balance">
        Une laverie près de chez vous, en revanche, ça se trouve.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home}>Chercher une laverie</LinkButton>
        <LinkButton to={paths.directory} variant="secondary">
          Parcourir l'annuaire
        </LinkButton>
      </div>
      <div className="mt-10 text-sm text-slate" lang="en">
        <p>404 Page Not Found</p>
        <p>Did you forget to add the page to the router?</p>
      </div>
    </Container>
  );
}
