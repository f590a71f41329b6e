import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

type Outcome = 'copied' | 'refused' | null;
const outcomeMs = 4_000;

/** Opens the device's share dialog, or copies the address where there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), outcomeMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const share = async () => {
    const url = new URL(path, window.location.href).href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url });
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
    <div className="relative -mr-4 shrink-0">
      <Button variant="quiet" onClick={() => void share()}>
        {outcome === 'copied' ? (
          <Check aria-hidden className="size-4.5 text-leaf-700" />
        ) : (
          <Share2 aria-hidden className="size-4.5" />
        )}
        {outcome === 'copied' ? 'Lien copié' : 'Partager'}
      </Button>
      <span
        role="status"
        className={
          outcome === 'refused'
            ? 'absolute top-full right-0 z-1 w-64 rounded-control bg-ink p-3 text-sm text-white shadow-lift'
            : 'sr-only'
        }
      >
        {outcome === 'copied' && 'Le lien de la page est copié.'}
        {outcome === 'refused' && "Copiez l'adresse de cette page depuis votre navigateur."}
      </span>
    </div>
  );
}
