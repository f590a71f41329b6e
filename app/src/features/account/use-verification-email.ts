import { useState } from 'react';
import { ApiFailure } from '#app/rest/api-failure.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { toast } from '#app/ui/toast.ts';

/** Requests another email that confirms the account's address, and shows the result. */
export function useVerificationEmail(): { isSending: boolean; send: () => Promise<void> } {
  const session = useSession();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { message } = await postJson<{ message: string }>(session, '/api/auth/resend-verification');
      toast({ title: message });
    } catch (failure) {
      const description = failure instanceof ApiFailure ? failure.sentence : undefined;
      toast({ title: "Erreur lors de l'envoi", description, variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
