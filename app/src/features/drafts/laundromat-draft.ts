import { z } from 'zod';
import { type ActionContext, runAction } from '#app/graphql/action.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { laundromatValues } from '#app/laundromat-form/form-values.ts';
import { newClientId } from '#app/lib/device/client-id.ts';
import { type DeviceDraft, deviceDraft } from '#app/lib/device/device-draft.ts';
import type { LaundromatDraft } from '#contract/laundromat/forms.ts';
import { laundromatTiers } from '#contract/laundromat/laundromat.ts';
import { rowId } from '#contract/validation/row-id.ts';

export const createdToast = {
  title: 'Laverie créée avec succès\u00a0!',
  description: 'Votre laverie Premium est maintenant visible sur notre site.',
};

/** Deletes the server's copy of a draft that awaits payment, and closes its payment page. */
export const discardDraftMutation = graphql(`
  mutation DiscardDraft($id: uuid!) {
    discardDraft(id: $id) {
      id
    }
  }
`);

const createLaundromatMutation = graphql(`
  mutation CreateLaundromat($laundromat: LaundromatInput!) {
    createLaundromat(laundromat: $laundromat) {
      id
      laundromat {
        id
        isActive
      }
    }
  }
`);

const tier = z.enum(laundromatTiers).nullable().catch(null);

const typedDraft = laundromatValues.extend({
  id: rowId(),
  /** The account that typed it: two owners may share a computer. */
  userId: rowId(),
  submissionType: tier,
  photosCount: z.int().catch(0),
  /**
   * `paying`: a payment page was opened, and the server has a copy. `stored`, `published`: only photos are not sent
   * yet.
   */
  state: z.enum(['typed', 'paying', 'stored', 'published']).catch('paying'),
});
export type TypedDraft = z.infer<typeof typedDraft>;

export const startDraft = (userId: string) => typedDraft.parse({ id: newClientId(), userId, state: 'typed' });

/** Returns the server's copy of a draft as a form holds it. What the form no longer has is left out. */
export const copiedDraft = (userId: string, { id, form }: { id: string; form: object }) =>
  typedDraft.parse({ ...form, id, userId, state: 'paying' });

/** The draft saved last, as the specification requires, and those of other accounts of this browser. */
const device = deviceDraft(
  'pendingLaundromat',
  typedDraft.extend({ others: z.array(typedDraft.nullable().catch(null)).catch([]) }),
);

function savedDrafts(): TypedDraft[] {
  const saved = device.read();
  if (saved === null || saved === 'unreadable') return [];
  const { others, ...last } = saved;
  return [last, ...others.filter((draft) => draft !== null)];
}

/** The draft of one account on this device, which leaves those of other accounts untouched. */
export function draftOf(userId: string): DeviceDraft<TypedDraft> {
  const othersDrafts = () => savedDrafts().filter((draft) => draft.userId !== userId);
  return {
    key: device.key,
    read() {
      if (device.read() === 'unreadable') return 'unreadable';
      return savedDrafts().find((draft) => draft.userId === userId) ?? null;
    },
    save: (draft) => device.save({ ...draft, others: othersDrafts() }),
    discard() {
      const [last, ...others] = othersDrafts();
      if (last) device.save({ ...last, others });
      else device.discard();
    },
  };
}

/** Returns the draft of one account if it has this id. */
export function typedDraftOf(userId: string, id: string): TypedDraft | undefined {
  const typed = draftOf(userId).read();
  return typed !== 'unreadable' && typed?.id === id ? typed : undefined;
}

/** Returns whether the laundromat is published; undefined when its owner cannot read it. */
export async function createFromDraft(
  context: ActionContext,
  laundromat: LaundromatDraft,
): Promise<boolean | undefined> {
  const { createLaundromat } = await runAction(context, createLaundromatMutation, { laundromat });
  return createLaundromat.laundromat?.isActive;
}
