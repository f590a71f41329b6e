import { Download, Share } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readItem, writeItem } from '#app/lib/device/device-item.ts';
import { hasFavoritesMarker } from '#app/lib/device/favorites-marker.ts';
import { installOffer } from '#app/lib/device/install-offer.ts';
import { whileCurrent } from '#app/lib/while-current.ts';
import { openedPages } from '#app/offline/reading/opened-pages.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { PromptCard } from './prompt-card.tsx';

const refusedKey = 'lavoir:install-refused';
const refusalLastsMs = 90 * 24 * 60 * 60_000;

function isInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

/** An iPad claims to be a Mac, but Macs have no touch. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstallRefused(): boolean {
  const at = Number(readItem(refusedKey));
  return at > 0 && Math.abs(Date.now() - at) < refusalLastsMs;
}

/** Opened laundromats before installation is offered; one favorite is enough, too. */
const usefulAfter = 2;

export function InstallPrompt() {
  const { pathname } = useLocation();
  const userId = useSession().userId();
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.current);
  const [useful, setUseful] = useState(false);
  const [refused, setRefused] = useState(isInstallRefused);
  const ios = isIos();
  const possible = !refused && !isInstalled() && (offer !== null || ios);

  useEffect(() => {
    if (!possible || useful) return;
    return whileCurrent(openedPages(userId), (pages) => {
      const opened = pages.filter(({ kind }) => kind === 'laundromat').length;
      if (opened >= usefulAfter || hasFavoritesMarker()) setUseful(true);
    });
  }, [possible, useful, userId, pathname]);

  if (!possible || !useful) return null;
  const refuse = () => {
    writeItem(refusedKey, String(Date.now()));
    setRefused(true);
  };
  const install = async () => {
    const answer = await installOffer.take()?.prompt();
    if (answer?.outcome === 'dismissed') refuse();
  };
  return (
    <PromptCard
      icon={Download}
      title="Gardez Lavoir sous la main"
      actions={
        <>
          <Button variant="quiet" onClick={refuse}>
            {ios ? 'Fermer' : 'Non merci'}
          </Button>
          {!ios && <Button onClick={() => void install()}>Installer</Button>}
        </>
      }
    >
      {ios ? (
        <ol className="list-decimal space-y-1 pl-5">
          <li>
            Touchez <Share aria-hidden className="inline size-4.5 align-text-bottom" />{' '}
            «&nbsp;Partager&nbsp;».
          </li>
          <li>Choisissez «&nbsp;Sur l'écran d'accueil&nbsp;».</li>
          <li>Touchez «&nbsp;Ajouter&nbsp;».</li>
        </ol>
      ) : (
        "Installée, l'application s'ouvre d'un geste, même sans connexion."
      )}
    </PromptCard>
  );
}
