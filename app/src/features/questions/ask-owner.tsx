import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { newClientId } from '#app/lib/device/client-id.ts';
import { useUser } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyWindow } from '#app/ui/loaded-later.tsx';

const QuestionDialog = lazyWindow(async () => (await import('./question-dialog.tsx')).QuestionDialog);

interface AskOwnerProps {
  laundromat: { id: string; name: string; slug: string };
}

const newDraft = () => ({ id: newClientId(), question: '' });

export function AskOwner({ laundromat }: AskOwnerProps) {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(newDraft);
  const close = () => setOpen(false);
  if (user?.role === 'admin') return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="max-sm:w-full noscript:hidden"
      >
        <MessageCircleQuestion aria-hidden className="size-5" />
        Poser une question au propriétaire
      </Button>
      <QuestionDialog
        open={open}
        onClose={close}
        laundromat={laundromat}
        draft={draft}
        onDraft={setDraft}
        onSent={() => {
          setDraft(newDraft());
          close();
        }}
      />
    </>
  );
}
