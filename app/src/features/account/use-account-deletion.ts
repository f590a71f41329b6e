import { useEffect, useEffectEvent, useRef } from 'react';
import { discardClaims } from '#app/features/claim-form/typed-claim.ts';
import { draftOf } from '#app/features/drafts/laundromat-draft.ts';
import { deletePhotos } from '#app/features/drafts/saved-photos.ts';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { outboxOf } from '#app/offline/outbox/outbox.ts';
import { postJson } from '#app/rest/api.ts';
import { useSession } from '#app/session/session-context.tsx';
import { accountDeleted } from '#contract/account/account.ts';
import { useLeave } from './use-sign-out.ts';

/** When the answer is lost, the end of the session tells that the account is deleted. */
export function useAccountDeletion(userId: string) {
  const session = useSession();
  const leave = useLeave();
  const leaveDeleted = () => {
    deleteDrafts(userId);
    void outboxOf(session).deleteOf(userId);
    return leave({ title: accountDeleted });
  };
  const isUnanswered = useRef(false);

  const leaveIfDeleted = useEffectEvent(() => {
    const state = session.state();
    if (isUnanswered.current && state.status === 'anonymous' && state.isEnded) void leaveDeleted();
    // The account still exists.
    if (state.status === 'signedIn' && !state.lastKnown) isUnanswered.current = false;
  });
  useEffect(() => session.subscribe(() => leaveIfDeleted()), [session]);

  return async (values: object): Promise<void> => {
    try {
      await postJson(session, '/api/auth/delete-account', values);
    } catch (failure) {
      isUnanswered.current = !(failure instanceof ApiFailure && failure.code);
      if (isUnanswered.current) await session.check();
      const state = session.state();
      const hasLeft = state.status === 'anonymous' && !state.isEnded;
      if (hasLeft) return;
      throw failure;
    }
    await leaveDeleted();
  };
}

/** Deletes what the device keeps for an account after its sign-out. */
function deleteDrafts(userId: string): void {
  const draft = draftOf(userId);
  const submission = draft.read();
  draft.discard();
  discardClaims(userId);
  if (submission && submission !== 'unreadable') void deletePhotos(submission.id);
}
