import { useRef, useState } from 'react';
import type { EditedPhoto } from '#app/features/edit-laundromat/edit-query.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { withPhotoAt } from '#app/lib/photos/chosen-photos.ts';
import { smallerPhoto } from '#app/lib/photos/smaller-photo.ts';
import { reasonOf } from '#app/lib/requests/api-failure.ts';
import { deleteAt, patchJson, postJson } from '#app/rest/api.ts';
import { uploadForm } from '#app/rest/upload.ts';
import { useSession } from '#app/session/session-context.tsx';
import { announce } from '#app/ui/notices/announcer.ts';
import { toast, toastError } from '#app/ui/notices/toast.ts';
import { photoIdField, photoLimitMessage, photoLimitTitle, photosField } from '#contract/photos/photos.ts';
import { arrangedPhotos, sameOrder, withArrivals, withPrimary } from './photo-order.ts';

export interface Upload {
  id: string;
  name: string;
  part: number;
}

interface PhotosOptions {
  laundromatId: string;
  initial: readonly EditedPhoto[];
  cap: number;
  reload: () => Promise<readonly EditedPhoto[] | undefined>;
}

type Send = (
  failed: string | ((reason: string) => void),
  request: () => Promise<readonly EditedPhoto[]>,
) => Promise<boolean>;

/** Every change is shown at once and sent after the previous one, in its latest state. A refused change is undone. */
export function usePhotos({ laundromatId, initial, cap, reload }: PhotosOptions) {
  const session = useSession();
  const path = `/api/laundromats/${laundromatId}/photos`;
  const { photos, wanted, stored, removing, show, send } = usePhotoQueue({ initial, reload });
  const { uploads, upload } = useUploads(path, send);

  function arrange(next: readonly EditedPhoto[]) {
    show(next);
    return send("Les photos n'ont pas pu être modifiées", () => {
      return patchJson(session, path, { photos: arrangedPhotos(wanted.current, stored.current) });
    });
  }

  function remove(id: string) {
    show(wanted.current.filter((photo) => photo.id !== id));
    removing.current.add(id);
    const request = () => deleteAt<EditedPhoto[]>(session, `${path}/${id}`);
    void send("La photo n'a pas pu être supprimée", request).then(() => removing.current.delete(id));
    toast({ title: 'Photo supprimée', action: { label: 'Annuler', onPress: () => restore(id) } });
  }

  function restore(id: string) {
    const request = () => postJson<EditedPhoto[]>(session, `${path}/${id}/restore`, {});
    void send("La photo n'a pas pu être remise", request).then(
      (sent) => sent && announce('Photo remise à sa place'),
    );
  }

  async function add(files: readonly File[]) {
    const room = Math.max(0, cap - photos.length - uploads.length);
    const limit = files.length > room ? photoLimitMessage(cap) : '';
    if (limit) toastError(photoLimitTitle, limit);
    await upload(files.slice(0, room), limit);
  }

  return {
    photos,
    uploads,
    add,
    remove,
    restore,
    drag: (id: string, place: number) => show(withPhotoAt(photos, id, place)),
    drop: () => {
      if (!sameOrder(photos, stored.current)) void arrange(photos);
    },
    move: (id: string, place: number) => arrange(withPhotoAt(photos, id, place)),
    choose: (id: string) => arrange(withPrimary(photos, id)),
    /** Resolves with true once the description is stored, with false when it is refused or still being sent. */
    describe: async (id: string, typed: string) => {
      const alt = typed.trim() || null;
      const photo = wanted.current.find((one) => one.id === id);
      if (photo && photo.alt !== alt)
        return arrange(wanted.current.map((one) => (one.id === id ? { ...one, alt } : one)));
      return stored.current.some((one) => one.id === id && one.alt === alt);
    },
  };
}

function usePhotoQueue({ initial, reload }: Pick<PhotosOptions, 'initial' | 'reload'>) {
  const [photos, setPhotos] = useState(initial);
  const wanted = useRef(initial);
  const stored = useRef(initial);
  const removing = useRef(new Set<string>());
  const queue = useRef<{ last: Promise<unknown>; length: number }>({ last: Promise.resolve(), length: 0 });

  const staying = () => stored.current.filter(({ id }) => !removing.current.has(id));

  function show(next: readonly EditedPhoto[]) {
    wanted.current = next;
    setPhotos(next);
  }

  const send: Send = (failed, request) => {
    queue.current.length += 1;
    const sent = queue.current.last.then(request).then(
      (answer) => {
        queue.current.length -= 1;
        stored.current = answer.toSorted((one, other) => one.order - other.order);
        // Changes that are still being sent are not in the answer.
        show(queue.current.length === 0 ? stored.current : withArrivals(wanted.current, staying()));
        void reload();
        return true;
      },
      async (failure: unknown) => {
        queue.current.length -= 1;
        const reason = reasonOf(failure) ?? 'Veuillez réessayer plus tard.';
        if (typeof failed === 'string') toastError(failed, reason);
        else failed(reason);
        stored.current = (await reload()) ?? stored.current;
        show(stored.current);
        return false;
      },
    );
    queue.current.last = sent;
    return sent;
  };

  return { photos, wanted, stored, removing, show, send };
}

function useUploads(path: string, send: Send) {
  const session = useSession();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  async function uploadOne(id: string, original: File, onRefused: (reason: string) => void) {
    const ready = await smallerPhoto(original);
    if ('refusal' in ready) return onRefused(ready.refusal);
    const { file } = ready;
    const form = new FormData();
    form.append(photoIdField, id);
    form.append(photosField, file, file.name);
    const onProgress = (part: number) =>
      setUploads((current) => current.map((each) => (each.id === id ? { ...each, part } : each)));
    await send(onRefused, () => uploadForm(session, path, form, { onProgress }));
  }

  async function upload(files: readonly File[], limit: string) {
    const chosen = files.map((file) => ({ id: newClientId(), file }));
    setUploads((current) => [
      ...current,
      ...chosen.map(({ id, file }) => ({ id, name: file.name, part: 0 })),
    ]);
    const refused: string[] = [];
    // The form may be left meanwhile, but the page may not be closed.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    for (const { id, file } of chosen) {
      await uploadOne(id, file, (reason) => {
        refused.push(`«\u00a0${file.name}\u00a0»\u00a0: ${reason}`);
        // Each toast replaces the last one.
        const title = refused.length > 1 ? `${refused.length} photos non ajoutées` : 'Photo non ajoutée';
        toastError(title, [...refused, limit].join(' '));
      });
      setUploads((current) => current.filter((each) => each.id !== id));
    }
    window.removeEventListener('beforeunload', warn);
  }

  return { uploads, upload };
}
