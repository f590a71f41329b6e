import { RefreshCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '#app/ui/button.tsx';
import { appUpdate } from './app-update.ts';
import { PromptCard } from './prompt-card.tsx';

const typed = new Set<HTMLFormElement>();
const texts =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=search])';

function watchForms(onChange: () => void): () => void {
  const note = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) typed.add(form);
    onChange();
  };
  const events = ['input', 'reset', 'submit', 'focusout'] as const;
  for (const event of events) document.addEventListener(event, note);
  return () => {
    for (const event of events) document.removeEventListener(event, note);
  };
}

/** Tells whether reloading this page would lose typed text. Searches do not count, because the address keeps them. */
function isFormInProgress(): boolean {
  for (const form of typed) if (!form.isConnected) typed.delete(form);
  return [...typed].some(
    (form) =>
      form.role !== 'search' &&
      [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)].some(
        ({ value }) => value.trim() !== '',
      ),
  );
}

export function UpdatePrompt({ onShown }: { onShown: (shown: boolean) => void }) {
  const update = useSyncExternalStore(appUpdate.subscribe, appUpdate.state);
  const [writing, setWriting] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [accepted, setAccepted] = useState<typeof update>();
  useEffect(() => watchForms(() => setWriting(isFormInProgress())), []);
  useEffect(() => {
    if (update === 'none' || !writing) return;
    const timer = setInterval(() => setWriting(isFormInProgress()), 1_000);
    return () => clearInterval(timer);
  }, [update, writing]);
  const shown = update !== 'none' && !writing && !dismissed;
  useEffect(() => onShown(shown), [shown, onShown]);
  if (!shown) return null;

  const accept = () => {
    if (isFormInProgress()) return setWriting(true);
    setAccepted(update);
    appUpdate.accept(() => !isFormInProgress());
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
          <Button onClick={accept} pending={accepted === update}>
            Recharger
          </Button>
        </>
      }
    >
      {update === 'replaced'
        ? 'Elle est déjà en place. Cette page sera rechargée.'
        : 'Elle est prête. Cette page sera rechargée.'}
    </PromptCard>
  );
}
