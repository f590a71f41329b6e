import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { newClientId } from '#app/lib/device/client-id.ts';
import { paths } from '#app/paths.ts';
import { useSessionState } from '#app/session/session-context.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/windows/dialog.tsx';
import { QuestionForm } from './question-form.tsx';

interface AskOwnerProps {
  laundromat: { id: string; name: string; slug: string };
}

const newDraft = () => ({ id: newClientId(), question: '' });

/** « Poser une question au propriétaire », for accounts only: the answer goes to their confirmed address. */
export function AskOwner({ laundromat: { id, name, slug } }: AskOwnerProps) {
  const session = useSessionState();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(newDraft);
  const close = () => setOpen(false);
  const isSignedIn = session.status === 'signedIn';
  if (isSignedIn && session.user.role === 'admin') return null;
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
      <Dialog
        open={open}
        onClose={close}
        title="Poser une question au propriétaire"
        intro={
          isSignedIn
            ? `Le propriétaire de ${name} voit votre prénom et votre question, jamais votre adresse email. Sa réponse vous arrive par email.`
            : 'Connectez-vous pour poser une question\u00a0: la réponse arrive à l’adresse de votre compte, que le propriétaire ne voit pas.'
        }
      >
        {isSignedIn ? (
          <QuestionForm
            laundromatId={id}
            draft={draft}
            onDraft={setDraft}
            onSent={() => {
              setDraft(newDraft());
              close();
            }}
          />
        ) : (
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={paths.loginThen(paths.laundromat(slug))}>Se connecter</LinkButton>
            <LinkButton to={paths.registerAs('client', paths.laundromat(slug))} variant="secondary">
              Créer un compte
            </LinkButton>
          </div>
        )}
      </Dialog>
    </>
  );
}
