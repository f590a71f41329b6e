import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SavedOnDevice } from '#app/features/favorites/favorites-list.tsx';
import { useSaved } from '#app/features/favorites/saved-store.ts';
import { nothingSaved, savedPages } from '#app/features/favorites/saved.ts';
import { useOffline } from '#app/lib/device/connection.ts';
import { formatMoment } from '#app/lib/time/french-date.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import { savedPage, type OpenedPage, openedPages } from '#app/offline/reading/opened-pages.ts';
import { useReadableOffline } from '#app/offline/reading/readable-offline.ts';
import { probeServer } from '#app/offline/server-probe.ts';
import { paths } from '#app/paths.ts';
import { useSession, useSessionState } from '#app/session/session-context.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Container } from '#app/ui/pages/container.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { OutboxList } from './outbox-list.tsx';

const toFavorites = (
  <LinkButton to={paths.favorites} variant="secondary">
    Mes favoris
  </LinkButton>
);

export function OfflinePage() {
  const saved = useSaved();
  const hasSaved = savedPages(saved ?? nothingSaved).length > 0;
  const offline = useOffline();
  const readable = useReadablePages();
  // Shows all parts of the page together, so that nothing is pushed down.
  const pages = saved ? readable : undefined;
  // Without this request the page would not notice that the server is unreachable.
  useEffect(() => void probeServer(), []);
  const laundromats = pages?.filter(({ kind }) => kind === 'laundromat') ?? [];
  const searches = pages?.filter(({ kind }) => kind === 'search') ?? [];
  return (
    <Container className="min-h-dvh py-8 sm:py-14">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">Hors ligne</h1>
      <p className="mt-3 max-w-2xl text-lg text-slate">
        {offline
          ? 'Sans connexion, voici ce que cet appareil a gardé.'
          : "Voici ce que cet appareil a gardé, et qui s'ouvre même sans connexion."}
      </p>
      <OutboxList />
      {hasSaved && <SavedOnDevice className="mt-8" />}
      {pages?.length === 0 && !hasSaved && (
        <EmptyState
          title="Rien n'est encore enregistré"
          actions={
            <>
              <LinkButton to={paths.home}>Chercher une laverie</LinkButton>
              {toFavorites}
            </>
          }
        >
          Les laveries que vous ouvrez restent consultables sans connexion.
        </EmptyState>
      )}
      {Boolean(pages?.length) && (
        <>
          <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
            <PageLinks title="Laveries déjà ouvertes" pages={laundromats} />
            <PageLinks title="Dernières recherches" pages={searches} />
          </div>
          <p className="mt-10">{toFavorites}</p>
        </>
      )}
    </Container>
  );
}

function useReadablePages(): OpenedPage[] | undefined {
  const session = useSession();
  const { status } = useSessionState();
  const [pages, setPages] = useState<OpenedPage[]>();
  useEffect(() => whileCurrent(openedPages(session.userId()), setPages), [session, status]);
  const readable = useReadableOffline(pages?.map(savedPage));
  return pages && readable && pages.filter(({ href }) => readable.has(href));
}

function PageLinks({ title, pages }: { title: string; pages: readonly OpenedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-card">
        {pages.map((page) => (
          <li key={page.href}>
            <Link to={page.href} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:text-blue-700">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{page.title}</span>
                <span className="block text-sm text-slate">
                  {`${page.detail ? `${page.detail} · ` : ''}vu le ${formatMoment(page.at)}`}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-slate" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
