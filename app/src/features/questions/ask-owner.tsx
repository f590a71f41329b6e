import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { lazyWindow } from '#app/ui/loaded-later.tsx';

const QuestionDialog = lazyWindow(async () => (await import('./question-dialog.tsx')).QuestionDialog);

interface AskOwnerProps {
  laundromat: { id: string; name: string; slug: string };
}

export function AskOwner({ laundromat }: AskOwnerProps) {
  const user = useUser();
  const [open, setOpen] = useState(false);
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
      <QuestionDialog open={open} onClose={() => setOpen(false)} laundromat={laundromat} />
    </>
  );
}
