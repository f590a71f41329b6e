import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { whileCurrent } from '#app/lib/while-current.ts';
import { getJson } from '#app/rest/api.ts';
import { useSession, useUser } from '#app/session/session-context.tsx';
import type { OwnerCoverage, subscriptionAnswer } from '#contract/billing/billing.ts';

interface Read {
  userId: string;
  coverage?: OwnerCoverage;
  failed: boolean;
}

export function useOwnCoverage(): {
  coverage: OwnerCoverage | undefined;
  loading: boolean;
  failed: boolean;
  reload: () => void;
} {
  const session = useSession();
  const userId = useUser()?.id ?? null;
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read>();

  useEffect(() => {
    if (userId === null) return;
    const reading = getJson<z.infer<typeof subscriptionAnswer>>(session, '/api/subscriptions/me').then(
      ({ coverage }): Read => ({ userId, coverage, failed: false }),
      (): Read => ({ userId, failed: true }),
    );
    return whileCurrent(reading, setRead);
  }, [session, userId, attempt]);

  const known = read?.userId === userId ? read : undefined;
  return {
    coverage: known?.coverage,
    loading: userId !== null && !known,
    failed: known?.failed ?? false,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
