import { MapPin, Phone } from 'lucide-react';
import { useParams, Link } from 'react-router-dom';
import { ConfirmEmailFirst, OwnersOnly, SignInFirst } from '#app/features/claim-form/claim-gates.tsx';
import { OwnerClaim, StepSkeleton } from '#app/features/claim-form/owner-claim.tsx';
import { type ClaimedLaundromat, claimedLaundromatQuery } from '#app/features/claims/claim-queries.ts';
import { FailedPage, MissingLaundromat } from '#app/graphql/site/failed-page.tsx';
import { PrivateHead } from '#app/graphql/site/page-head.tsx';
import { useFreshQuery } from '#app/graphql/use-fresh-query.ts';
import { addressText } from '#app/lib/places/address-text.ts';
import { formatPhone } from '#app/lib/texts/phone.ts';
import { paths } from '#app/paths.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { LaundromatPhoto } from '#app/ui/cards/laundromat-photo.tsx';
import { beside } from '#app/ui/focus/measured-height.ts';
import { Breadcrumbs } from '#app/ui/pages/breadcrumbs.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#app/ui/states/skeleton.tsx';
import { claimWaitDays, disputeDays } from '#contract/claims/claims.ts';

export function ClaimPage() {
  const { slug = '' } = useParams();
  // Postgres answers NUL with an error.
  if (/\p{Cc}/u.test(slug)) return <NotFound />;
  return <ClaimBySlug key={slug} slug={slug} />;
}

function ClaimBySlug({ slug }: { slug: string }) {
  const { data, isLoading, isSettled, refresh } = useFreshQuery({
    query: claimedLaundromatQuery,
    variables: { slug },
  });
  const laundromat = data?.laundromats[0];
  if (laundromat) return <Page laundromat={laundromat} />;
  if (isLoading) return <PageSkeleton />;
  if (isSettled) return <NotFound />;
  return <FailedPage title="Cette laverie n'a pas pu être chargée" onRetry={refresh} />;
}

function Page({ laundromat }: { laundromat: ClaimedLaundromat }) {
  const { slug, name, hasOwner } = laundromat;
  return (
    <Container className="pt-3 pb-16 sm:pt-6">
      <PrivateHead title={`Reprendre ${name}`} />
      <Breadcrumbs
        current={false}
        crumbs={[
          { name: 'Accueil', path: paths.home },
          { name, path: paths.laundromat(slug) },
        ]}
      />
      <div className="mt-2 grid gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,40%)] lg:grid-rows-[auto_1fr] lg:gap-x-14">
        <header>
          <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">
            {hasOwner ? 'Vous êtes le propriétaire\u00a0?' : 'Reprendre cette fiche'}
          </h1>
          <p className="mt-3 max-w-xl text-lg text-slate">
            {hasOwner
              ? `Un compte tient déjà cette fiche. Si ce n'est pas le vôtre et que la laverie est à vous, dites-le-nous\u00a0: son propriétaire a ${disputeDays}\u00a0jours pour répondre, puis notre équipe décide.`
              : `Dites-nous que cette laverie est à vous. Un code reçu à son adresse le prouve\u00a0; sans lui, nous interrogeons d'abord le contact de la fiche, pendant ${claimWaitDays}\u00a0jours.`}
          </p>
        </header>
        <div className="lg:row-span-2">
          <ClaimedCard laundromat={laundromat} />
        </div>
        <div className="min-w-0">
          <Gate laundromat={laundromat} />
        </div>
      </div>
    </Container>
  );
}

function Gate({ laundromat }: { laundromat: ClaimedLaundromat }) {
  const session = useSession();
  const state = useSessionState();
  switch (state.status) {
    case 'signedIn': {
      const { user } = state;
      if (user.role !== 'owner') return <OwnersOnly slug={laundromat.slug} user={user} />;
      if (!user.emailVerified) return <ConfirmEmailFirst email={user.email} />;
      return <OwnerClaim key={user.id} user={user} laundromat={laundromat} />;
    }
    case 'anonymous':
      return <SignInFirst slug={laundromat.slug} />;
    case 'unreachable':
      return <ErrorState onRetry={() => void session.check()} />;
    default:
      return <StepSkeleton />;
  }
}

function PageSkeleton() {
  return (
    <Container className="py-8">
      <Loading label="Chargement de la laverie…" className="space-y-6">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-64 w-full" />
      </Loading>
    </Container>
  );
}

function NotFound() {
  return (
    <MissingLaundromat text="Cette fiche n'existe pas, ou n'est plus dans l'annuaire.">
      <LinkButton to={paths.directory}>Parcourir l'annuaire</LinkButton>
    </MissingLaundromat>
  );
}

function ClaimedCard({ laundromat }: { laundromat: ClaimedLaundromat }) {
  const { slug, name, phone, photos } = laundromat;
  return (
    <div ref={beside} className="beside h-fit lg:sticky lg:order-last">
      <Card
        as="aside"
        aria-label="La laverie concernée"
        className="grid grid-cols-[88px_minmax(0,1fr)] overflow-hidden shadow-card lg:grid-cols-1"
      >
        <LaundromatPhoto
          photo={photos[0]}
          sizes="(min-width: 1024px) 352px, 88px"
          eager
          className="h-full lg:aspect-2/1 lg:h-auto"
        />
        <div className="min-w-0 space-y-1.5 p-4 lg:p-5">
          <p className="font-display text-lg/[1.5rem] font-bold wrap-anywhere lg:text-xl">
            <Link to={paths.laundromat(slug)} className="inline-block underline-offset-4 hover:underline">
              {name}
            </Link>
          </p>
          <p className="flex gap-1.5 text-sm text-slate">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{addressText(laundromat)}</span>
          </p>
          {phone && (
            <p className="flex gap-1.5 text-sm text-slate max-lg:hidden">
              <Phone aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{formatPhone(phone)}</span>
            </p>
          )}
          <p className="pt-1 text-sm">
            <Link
              to={paths.directory}
              className="inline-flex min-h-11 items-center font-semibold text-blue-700 underline underline-offset-3 hover:text-blue-900 sm:min-h-6"
            >
              Ce n'est pas la bonne&nbsp;?
            </Link>
          </p>
        </div>
      </Card>
    </div>
  );
}
