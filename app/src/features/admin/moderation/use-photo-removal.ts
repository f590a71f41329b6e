import { useState } from 'react';
import { useClient } from 'urql';
import { useWrite } from '#app/features/admin/lists/use-write.ts';
import { toast } from '#app/ui/notices/toast.ts';
import { moderateMutation } from './moderation-mutation.ts';
import { photosQuery } from './photos-query.ts';

interface LaundromatWithPhotos {
  id: string;
  name: string;
}

/**
 * Removes photos of a laundromat, with a reason that is sent to its owner. `gone` contains the removed ones, which are
 * hidden even if a query still returns them.
 */
export function usePhotoRemoval({ id, name }: LaundromatWithPhotos) {
  const client = useClient();
  const { write, writing } = useWrite();
  const [gone, setGone] = useState<readonly string[]>([]);

  async function remove(photoId: string, reason: string): Promise<void> {
    const action = { subjectType: 'photo', subjectId: photoId, decision: 'removed', reason };
    const done = await write(moderateMutation, { action }, "La photo n'a pas été supprimée");
    if (done) {
      setGone((ids) => [...ids, photoId]);
      toast({ title: 'Photo supprimée', description: name });
    }
    // After a refusal as well: another administrator may have been faster.
    await client.query(photosQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
  }

  return { remove, writing, gone };
}
