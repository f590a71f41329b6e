import { useEffect, useRef, useState } from 'react';
import { photoMaxBytes, photoTypes } from '#contract/laundromat.ts';
import {
  photoIdField,
  photoLimitMessage,
  photoLimitTitle,
  photoSizeMessage,
  photosField,
  photoTypeMessage,
} from '#contract/photos.ts';
import { ApiFailure } from '#app/graphql/api-failure.ts';
import { deleteAt, patchJson } from '#app/graphql/api.ts';
import { useSession } from '#app/graphql/session-context.tsx';
import { uploadForm } from '#app/graphql/upload.ts';
import { newClientId } from '#app/lib/client-id.ts';
import { toast } from '#app/ui/toast.ts';
import type { EditedPhoto } from './edit-query.ts';
import { sameOrder, withoutLeaving, withPhotoAt, withPrimary } from './photo-order.ts';

/** How long a deletion can be taken back; its toast stays as long. */
const undoMs = 8000;

export interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. */
  part: number;
}

interface PhotosOptions {
  laundromatId: string;
  initial: readonly EditedPhoto[];
  cap: number;
  /** The server has changed something. */
  onChange: () => void;
}

const refuse = (title: string, description?: string) => toast({ title, description, variant: 'destructive' });
const sentenceOf = (failure: unknown) =>
  failure instanceof ApiFailure
    ? (Object.values(failure.errors)[0] ?? failure.sentence)
    : 'Veuillez réessayer plus tard.';

/**
 * The photos of one laundromat while its owner arranges them. Every change is shown at once and sent after the one
 * before it; what the server answers is then shown instead, and a refused change is undone by the next answer.
 */
export function usePhotos({ laundromatId, initial, cap, onChange }: PhotosOptions) {
  const session = useSession();
  const path = `/api/laundromats/${laundromatId}/photos`;
  const [photos, setPhotos] = useState<readonly EditedPhoto[]>(initial);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [leaving, setLeaving] = useState<string | null>(null);
  const stored = useRef<readonly EditedPhoto[]>(initial);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const deletion = useRef<{ timer: ReturnType<typeof setTimeout>; commit: () => void }>(undefined);
  const { shown, all } = withoutLeaving(photos, leaving);

  function send(title: string, request: () => Promise<readonly EditedPhoto[]>) {
    const sent = queue.current.then(request).then(
      (answer) => {
        stored.current = answer.toSorted((one, other) => one.order - other.order);
        setPhotos(stored.current);
        onChange();
      },
      (failure: unknown) => {
        setPhotos(stored.current);
        refuse(title, sentenceOf(failure));
      },
    );
    queue.current = sent;
    return sent;
  }

  function arrange(next: readonly EditedPhoto[]) {
    setPhotos(next);
    const body = { photos: next.map(({ id, alt, isPrimary }) => ({ id, alt, isPrimary })) };
    void send("Les photos n'ont pas pu être modifiées", () => patchJson(session, path, body));
  }

  function remove(id: string) {
    deletion.current?.commit();
    setLeaving(id);
    const commit = () => {
      clearTimeout(deletion.current?.timer);
      deletion.current = undefined;
      setPhotos((current) => current.filter((photo) => photo.id !== id));
      setLeaving((current) => (current === id ? null : current));
      void send("La photo n'a pas pu être supprimée", () => deleteAt(session, `${path}/${id}`));
    };
    deletion.current = { commit, timer: setTimeout(commit, undoMs) };
    const undo = () => {
      clearTimeout(deletion.current?.timer);
      deletion.current = undefined;
      setLeaving(null);
    };
    toast({ title: 'Photo supprimée', action: { label: 'Annuler', onPress: undo } });
  }

  async function add(files: readonly File[]) {
    const wrong = files.find((file) => reasonAgainst(file));
    if (wrong) refuse('Photo refusée', `«\u00a0${wrong.name}\u00a0»\u00a0: ${reasonAgainst(wrong)}`);
    const usable = files.filter((file) => !reasonAgainst(file));
    const room = Math.max(0, cap - shown.length - uploads.length);
    if (usable.length > room) refuse(photoLimitTitle, photoLimitMessage(cap));
    // A photo on its way out would still take a place.
    deletion.current?.commit();
    const chosen = usable.slice(0, room).map((file) => ({ id: newClientId(), file }));
    setUploads((current) => [
      ...current,
      ...chosen.map(({ id, file }) => ({ id, name: file.name, part: 0 })),
    ]);
    for (const { id, file } of chosen) {
      const form = new FormData();
      form.append(photoIdField, id);
      form.append(photosField, file, file.name);
      const onProgress = (part: number) =>
        setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, part } : upload)));
      await send(`«\u00a0${file.name}\u00a0» n'a pas pu être ajoutée`, () =>
        uploadForm(session, path, form, { onProgress }),
      );
      setUploads((current) => current.filter((upload) => upload.id !== id));
    }
  }

  useEffect(() => {
    const commit = () => deletion.current?.commit();
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('pagehide', commit);
      commit();
    };
  }, []);

  return {
    photos: shown,
    uploads,
    add,
    remove,
    /** Shows a photo elsewhere while it is dragged; `drop` sends what has become of it. */
    drag: (id: string, place: number) => setPhotos(withPhotoAt(all, id, place)),
    drop: () => {
      if (!sameOrder(all, stored.current)) arrange(all);
    },
    move: (id: string, place: number) => arrange(withPhotoAt(all, id, place)),
    choose: (id: string) => arrange(withPrimary(all, id)),
    describe: (id: string, alt: string) => {
      const photo = all.find((one) => one.id === id);
      if (photo && (photo.alt ?? '') !== alt.trim()) {
        arrange(all.map((one) => (one.id === id ? { ...one, alt: alt.trim() || null } : one)));
      }
    },
  };
}

function reasonAgainst(file: File): string | undefined {
  if (!(photoTypes as readonly string[]).includes(file.type)) return photoTypeMessage;
  return file.size > photoMaxBytes ? photoSizeMessage : undefined;
}
