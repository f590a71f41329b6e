import { LocateFixed, MapPin, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lastPlace } from '#app/features/search/recent-places.ts';
import { aroundMeHash } from '#app/features/search/use-around-me.ts';
import { MissingHead } from '#app/graphql/site/page-head.tsx';
import { useStarted } from '#app/lib/use-code.ts';
import { paths } from '#app/paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { Porthole } from '#app/ui/porthole.tsx';
import { queryMaxLength } from '#contract/laundromat/search.ts';

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
      <SearchForm />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.home + aroundMeHash}>
          <LocateFixed aria-hidden className="size-5" />
          Autour de moi
        </LinkButton>
        <LastPlace />
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

function SearchForm() {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lieu = new FormData(event.currentTarget).get('lieu');
    void navigate(`${paths.home}?${new URLSearchParams({ lieu: String(lieu) })}`);
  }
  return (
    <form
      role="search"
      method="get"
      action={paths.home}
      aria-label="Rechercher une laverie"
      onSubmit={search}
      className="mt-8 flex w-full max-w-lg flex-wrap items-end gap-3 text-left"
    >
      <TextField
        label="Ville, adresse ou laverie"
        name="lieu"
        required
        maxLength={queryMaxLength}
        icon={<MapPin aria-hidden />}
        className="min-w-0 flex-1 basis-60"
      />
      <Button type="submit" variant="secondary" className="max-sm:w-full">
        <Search aria-hidden className="size-5" />
        Rechercher
      </Button>
    </form>
  );
}

function LastPlace() {
  const last = useStarted() ? lastPlace() : null;
  if (!last) return null;
  return (
    <LinkButton to={`${paths.home}?${last.params}`} variant="secondary">
      {last.label}
    </LinkButton>
  );
}
