import { RefreshCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { appUpdate } from './app-update.ts';
import { isFormInProgress, watchForms } from './form-in-progress.ts';
import { PromptCard } from './prompt-card.tsx';

/** Offers a new version, but not while the visitor is typing in a form. */
export function UpdatePrompt({ onShown }: { onShown: (shown: boolean) => void }) {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.state);
  const [writing, setWriting] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => watchForms(() => setWriting(isFormInProgress())), []);
  useEffect(() => {
    if (update === 'none' || !writing) return;
    // A submitted form is cleared without an event.
    const timer = setInterval(() => setWriting(isFormInProgress()), 1_000);
    return () => clearInterval(timer);
  }, [update, writing]);
  const shown = update !== 'none' && !writing && !dismissed;
  useEffect(() => onShown(shown), [shown, onShown]);
  if (!shown) return null;

  const accept = () => {
    // A page change may have brought another form than the last one.
    if (isFormInProgress()) setWriting(true);
    else appUpdate.accept();
  };
  return (
    <PromptCard
      icon={RefreshCw}
      title="Nouvelle version de Lavoir"
      actions={
        <>
          <Button variant="quiet" onClick={() => setDismissed(true)}>
            Plus tard
          </Button>
          <Button onClick={accept}>Recharger</Button>
        </>
      }
    >
      {update === 'replaced'
        ? 'Elle est déjà en place dans un autre onglet. Cette page sera rechargée.'
        : 'Elle est prête. Cette page sera rechargée.'}
    </PromptCard>
  );
}
