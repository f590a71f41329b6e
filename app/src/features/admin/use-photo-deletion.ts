import { useState } from 'react';
import { useClient } from 'urql';
import { ApiFailure } from '#app/graphql/api-failure.ts';
import { deleteAt } from '#app/graphql/api.ts';
import { useSession } from '#app/graphql/session-context.tsx';
import { toast } from '#app/ui/toast.ts';
import { photosQuery } from './photos-query.ts';

interface Listing {
  id: string;
  name: string;
}

/**
 * Deletes photos of a listing through the actions server, which removes their files as well. `gone` are those that need
 * not be shown any more, whatever a query may still say.
 */
export function usePhotoDeletion({ id, name }: Listing) {
  const session = useSession();
  const client = useClient();
  const [leaving, setLeaving] = useState<string>();
  const [gone, setGone] = useState<readonly string[]>([]);

  async function remove(photoId: string): Promise<void> {
    setLeaving(photoId);
    try {
      await deleteAt(session, `/api/laundromats/${id}/photos/${photoId}`);
      setGone((ids) => [...ids, photoId]);
      toast({ title: 'Photo supprimée', description: name });
    } catch (failure) {
      const sentence = failure instanceof ApiFailure ? failure.sentence : undefined;
      const description = sentence ?? 'Veuillez réessayer plus tard.';
      toast({ title: "La photo n'a pas été supprimée", description, variant: 'destructive' });
    }
    setLeaving(undefined);
    // After a refusal as well: somebody else may have been faster.
    await client.query(photosQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
  }

  return { remove, leaving, gone };
}
