import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { Write } from '../http/operation.ts';
import { approveParts, queueParts } from '../laundromats/reading-queue.ts';
import { lockPhotos, photosOf } from './queries.ts';

export const arrangePhotos: Write<'arrangePhotos'> = async (
  trx,
  caller,
  { id: laundromatId, photos: arranged },
) => {
  const { photos } = await lockPhotos(trx, caller, laundromatId);
  const present = new Map(photos.map((photo) => [photo.id, photo]));
  if (arranged.length !== present.size || arranged.some(({ id }) => !present.has(id)))
    throw new ApiError('photosChanged');
  const primary = [...arranged, ...photos].find(({ isPrimary }) => isPrimary) ?? arranged[0];
  if (!primary) return [];
  const isDescribed = arranged.some(({ id, alt }) => alt !== undefined && alt !== present.get(id)!.alt);
  if (isDescribed && caller.role === 'owner')
    await queueParts(trx, laundromatId, { photoDescriptions: photos });
  else if (isDescribed) await approveParts(trx, laundromatId, ['photoDescriptions']);
  await trx
    .updateTable('photos')
    .set({ isPrimary: false })
    .where('laundromatId', '=', laundromatId)
    .where('id', '!=', primary.id)
    .where('isPrimary', '=', true)
    .execute();
  const rows = arranged.map(({ id, alt }, position) => ({
    id,
    position,
    alt: alt === undefined ? present.get(id)!.alt : alt,
  }));
  await sql`update photos p set position = a.position, alt = a.alt, is_primary = (p.id = ${primary.id})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (id uuid, position int, alt text)
    where p.id = a.id and p.laundromat_id = ${laundromatId}`.execute(trx);
  return photosOf(trx, laundromatId);
};
