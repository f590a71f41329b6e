import { useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { toastFailure } from '#app/ui/notices/toast.ts';
import { responseTo, type SessionPart } from './api.ts';

export async function downloadFile(
  session: SessionPart,
  path: string,
  name: string,
  method = 'GET',
): Promise<void> {
  const response = await responseTo(session, () => fetch(path, { method, credentials: 'include' }));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Downloads files, and shows a failure as a toast. */
export function useDownload(failedTitle: string) {
  const session = useSession();
  const [pending, setPending] = useState(false);
  const download = async (path: string, name: string, method?: 'POST'): Promise<void> => {
    setPending(true);
    await downloadFile(session, path, name, method).catch((failure: unknown) => {
      toastFailure(failedTitle, failure);
    });
    setPending(false);
  };
  return { download, pending };
}
