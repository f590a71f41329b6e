import { Container } from '../ui/container.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Porthole } from '../ui/porthole.tsx';
import { paths } from '../paths.ts';

/** Stands in for a page that is still being written, so that no link of the site is a dead end. */
export function UpcomingPage({ title }: { title: string }) {
  return (
    <Container className="flex flex-col items-center py-16 text-center sm:py-24">
      <title>{`${title} · Lavoir`}</title>
      <meta name="robots" content="noindex" />
      <Porthole className="size-36" />
      <h1 className="mt-8 text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-4 text-lg">Cette page arrive bientôt.</p>
      <p className="mt-2 max-w-md text-slate">
        Nous la préparons avec soin. En attendant, l'annuaire des laveries est ouvert.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Chercher près de chez moi
        </LinkButton>
      </div>
    </Container>
  );
}
