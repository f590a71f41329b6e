import { useState } from 'react';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';

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
      toastFailure("Erreur lors de l'envoi", failure);
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}
