import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

type Outcome = 'copied' | 'refused' | null;
const outcomeMs = 4_000;

export function ShareButton({ title, text, path }: { title: string; text: string; path: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const url = new URL(path, window.location.href).href;
    const shared = { title, text, url };
    if (canShare(shared)) {
      try {
        await navigator.share(shared);
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <div className="relative shrink-0 noscript:hidden">
      <Button variant="quiet" onClick={() => void share()}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-4.5 text-leaf-700" />
        ) : (
          <Share2 aria-hidden className="size-4.5" />
        )}
        <span>{outcome === 'copied' ? 'Lien copié' : 'Partager'}</span>
      </Button>
      <span
        role="status"
        className={
          outcome === 'refused'
            ? 'absolute top-full right-0 z-1 w-64 rounded-control bg-ink p-3 text-sm text-card shadow-lift'
            : 'sr-only'
        }
      >
        {`${outcome === 'copied' ? 'Le lien de la page est copié.' : ''}${outcome === 'refused' ? "Copiez l'adresse de cette page depuis votre navigateur." : ''}`}
      </span>
    </div>
  );
}

/** Early versions of the share dialog have no `canShare`. */
function canShare(shared: ShareData): boolean {
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(shared) : true;
}
