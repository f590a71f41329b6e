import { type ReactNode, useEffect, useState } from 'react';
import { useSessionState } from '../graphql/session-context.tsx';
import { firstUseOrInstalled } from '../lib/first-use.ts';
import { hasSavedMark } from '../lib/saved-mark.ts';
import { SavingContext } from '../ui/saving-slots.tsx';
import type * as SavingCode from './saving-code.tsx';

/**
 * Brings the hearts: at once for somebody who is signed in or saved something before, else when the page is first used
 * or its worker has everything it needs. The first view of a visitor does without their code.
 */
export function SavingPlace({ children }: { children: ReactNode }) {
  const isMember = useSessionState().status === 'signedIn';
  const [code, setCode] = useState<typeof SavingCode | null>(null);

  useEffect(() => {
    const wanted = isMember || hasSavedMark() ? Promise.resolve() : firstUseOrInstalled();
    // Without its code there are no hearts, and everything else works.
    wanted.then(() => import('./saving-code.tsx')).then(setCode, () => undefined);
  }, [isMember]);

  return (
    <SavingContext value={code}>
      {children}
      {code && <code.Keeper />}
    </SavingContext>
  );
}
