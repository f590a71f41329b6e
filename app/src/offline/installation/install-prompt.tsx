import { Download, Share } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/session-context.tsx';
import { installOffer } from '../../lib/device/install-offer.ts';
import { hasFavoritesMarker } from '../../lib/device/favorites-marker.ts';
import { Button } from '../../ui/button.tsx';
import { isInstallRefused, isInstalled, isIos, refuseInstall } from './installation.ts';
import { PromptCard } from './prompt-card.tsx';
import { openedPages } from '../reading/opened-pages.ts';

/** Number of opened laundromats after which the site has been useful; one favorite is enough as well. */
const usefulAfter = 2;

/** Offers to install the app after it has been useful; stores a refusal. */
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
    let current = true;
    void openedPages(userId).then((pages) => {
      const opened = pages.filter(({ kind }) => kind === 'laundromat').length;
      if (current && (opened >= usefulAfter || hasFavoritesMarker())) setUseful(true);
    });
    return () => {
      current = false;
    };
  }, [possible, useful, userId, pathname]);

  if (!possible || !useful) return null;
  const refuse = () => {
    refuseInstall();
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
