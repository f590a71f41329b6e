import { Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#app/rest/upload.ts';
import { useSession } from '#app/session/session-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { toastFailure } from '#app/ui/notices/toast.ts';
import type { AdminClaim } from './admin-claim-query.ts';

/** Prints the letter with a code to the laundromat. */
export function PrintLetter({ claim, onPrinted }: { claim: AdminClaim; onPrinted: () => void }) {
  const session = useSession();
  const [pending, setPending] = useState(false);
  const print = async () => {
    setPending(true);
    try {
      const name = `lettre-${claim.laundromat.slug}.pdf`;
      await downloadFile(session, `/api/admin/claims/${claim.id}/letter`, name, 'POST');
      onPrinted();
    } catch (failure) {
      toastFailure("La lettre n'a pas pu être préparée", failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" pending={pending} onClick={() => void print()}>
      {!pending && <Printer aria-hidden className="size-5" />}
      <span>{claim.letterSentAt ? 'Imprimer une autre lettre' : 'Imprimer la lettre'}</span>
    </Button>
  );
}
