import { type ReactNode, useEffect, useState } from 'react';
import { useSessionState } from '../graphql/session-context.tsx';
import { hasSavedMark } from '../lib/saved-mark.ts';
import { SavingContext } from '../ui/saving-slots.tsx';
import { toast } from '../ui/toast.ts';
import type * as SavingModule from './saving-code.tsx';

type SavingCode = typeof SavingModule;

/**
 * Makes hearts work, for somebody who is signed in, who saved something before, or who presses one: the first view of
 * everybody else does without their code.
 */
export function SavingPlace({ children }: { children: ReactNode }) {
  const { status } = useSessionState();
  const [code, setCode] = useState<SavingCode | null>(null);
  const [presses, setPresses] = useState(0);
  const isMember = status === 'signedIn' || status === 'unreachable';

  useEffect(() => {
    if (code || !(isMember || presses > 0 || hasSavedMark())) return;
    import('./saving-code.tsx').then(setCode, () => {
      if (presses === 0) return;
      const description = 'Vérifiez votre connexion, puis réessayez.';
      toast({ title: "Le favori n'a pas pu être enregistré", description, variant: 'destructive' });
    });
  }, [code, isMember, presses]);

  const [want] = useState(() => () => setPresses((count) => count + 1));
  return (
    <SavingContext value={{ Heart: code?.Heart ?? null, CityButton: code?.CityButton ?? null, want }}>
      {children}
      {code && <code.Keeper />}
    </SavingContext>
  );
}
