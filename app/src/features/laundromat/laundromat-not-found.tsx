import { MissingHead } from '#app/data/site/missing-head.tsx';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';

export function LaundromatNotFound() {
  return (
    <Container className="flex flex-col items-center py-16 text-center sm:py-24">
      <MissingHead title="Laverie non trouvée" />
      <Porthole state="stopped" className="size-36" />
      <h1 className="mt-8 text-3xl font-bold tracking-tight sm:text-4xl">Laverie non trouvée</h1>
      <p className="mt-3 max-w-md text-lg text-slate">Cette laverie n'existe pas ou a été supprimée.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Chercher une laverie
        </LinkButton>
      </div>
    </Container>
  );
}
