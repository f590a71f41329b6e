import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { type Toast, toast } from '#app/ui/notices/toast.ts';
import { moderateMutation } from './moderation-mutation.ts';

interface Merge {
  decision: 'merged';
  mergedInto: string;
  keepsOwnerOf?: string;
}

/** Merges a laundromat and shows the result. `decide` resolves with true when it was merged. */
export function useModeration(subjectType: 'laundromat', subjectId: string) {
  const { write, writing } = useWrite();
  async function decide(merge: Merge, failedTitle: string, done: Toast): Promise<boolean> {
    const action = { subjectType, subjectId, ...merge };
    if (!(await write(moderateMutation, { action }, failedTitle))) return false;
    toast(done);
    return true;
  }
  return { decide, writing };
}
