import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { type Toast, toast } from '#app/ui/notices/toast.ts';
import { moderateMutation } from './moderation-mutation.ts';

interface Decision {
  decision: 'published' | 'approved' | 'reverted' | 'refused' | 'closed' | 'deleted' | 'merged' | 'removed';
  reason?: string;
  /** Time of the last change or duplicate that the administrator has seen; a later one prevents the decision. */
  seenAt?: string;
  mergedInto?: string;
  keepsOwnerOf?: string;
}

/** Decides about one subject and shows the result. `decide` resolves with true when the decision was carried out. */
export function useModeration(
  subjectType: 'laundromat' | 'photo' | 'review' | 'review_photo',
  subjectId: string,
) {
  const { write, writing } = useWrite();
  async function decide(decision: Decision, failedTitle: string, done?: Toast): Promise<boolean> {
    const action = { subjectType, subjectId, ...decision };
    if (!(await write(moderateMutation, { action }, failedTitle))) return false;
    if (done) toast(done);
    return true;
  }
  return { decide, writing };
}
