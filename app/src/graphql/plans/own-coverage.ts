import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { whileCurrent } from '#app/lib/while-current.ts';
import { getJson } from '#app/rest/api.ts';
import { useSession, useUser } from '#app/session/session-context.tsx';
import type { OwnerCoverage, subscriptionAnswer, SubscriptionPlan } from '#contract/billing/billing.ts';

interface Read {
  userId: string;
  coverage?: OwnerCoverage;
  plan?: SubscriptionPlan;
  failed: boolean;
}

export function useOwnCoverage(): {
  coverage: OwnerCoverage | undefined;
  /** The visitor's plan, which may no longer be sold to others. */
  plan: SubscriptionPlan | undefined;
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
      ({ coverage, subscription }): Read => {
        const isOffered = coverage.offers.some(({ planId }) => planId === subscription?.planId);
        return { userId, coverage, plan: isOffered ? subscription?.plan : undefined, failed: false };
      },
      (): Read => ({ userId, failed: true }),
    );
    return whileCurrent(reading, setRead);
  }, [session, userId, attempt]);

  const known = read?.userId === userId ? read : undefined;
  return {
    coverage: known?.coverage,
    plan: known?.plan,
    loading: userId !== null && !known,
    failed: known?.failed ?? false,
    reload: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
