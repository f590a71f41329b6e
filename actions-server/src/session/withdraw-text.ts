import { withdrawableForMs } from '#contract/account/author.ts';
import { rowId } from '#contract/validation/row-id.ts';
import { ApiError } from '../http/api-error.ts';
import { provesAuthor } from './author-check.ts';

/** Deletes a text and reserves its id, so that an attempt which is still under way cannot store it afterwards. */
type Withdraw = (text: {
  id: string;
  since: string;
}) => Promise<{ count: number; isStored: () => Promise<boolean> }>;

/**
 * Deletes a text for the device that sent it. Only the key that the id was made from proves the device; without it the
 * answer is the same whether or not the text exists.
 */
export async function withdrawText(
  { textId, editKey }: { textId: string; editKey: string },
  withdraw: Withdraw,
): Promise<{ id: string; wasStored: boolean }> {
  const id = rowId().safeParse(textId).data ?? '';
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const since = new Date(Date.now() - withdrawableForMs).toISOString();
  const { count, isStored } = await withdraw({ id, since });
  if (count === 0 && (await isStored())) throw new ApiError('notWithdrawable');
  return { id, wasStored: count > 0 };
}
