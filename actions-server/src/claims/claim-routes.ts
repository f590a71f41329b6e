import { Router, type Request } from 'express';
import { ApiError } from '../http/api-error.ts';
import { pathId } from '../http/validation.ts';
import { receivePhoto } from '../photos/receive-photo.ts';
import { requireRole, signedInCallerOf } from '../session/caller.ts';
import { openFile, sendFile } from '../storage/storage.ts';
import { printLetter } from './claim-letter.ts';
import { claimPhotoType, newClaimPhotoName, setClaimPhoto } from './claim-photos.ts';
import type { ClaimServices } from './claim-services.ts';
import { lockClaim, lockOwnDraft } from './queries.ts';

/** `/api/claims/:id/photo` for the claimant; `/api/admin/claims/:id/photo` and `/letter` for administrators. */
export function claimRoutes(services: ClaimServices): Router {
  const { db, privateStorage: storage, limits } = services;
  const routes = Router();

  routes.post('/claims/:id/photo', requireRole('owner'), ...limits.claimPhotos, async (request, response) => {
    const id = idOf(request);
    const owner = signedInCallerOf(request);
    await db.transaction(owner, (trx) => lockOwnDraft(trx, owner, id));
    const picture = await receivePhoto(request, owner.userId);
    const photoName = newClaimPhotoName();
    await storage.store(photoName, picture, claimPhotoType);
    // A new caller, whose timeout starts now: reading and converting the picture takes time.
    const replaced = await setClaimPhoto(db, signedInCallerOf(request), { id, photoName }).catch(
      async (refusal: unknown) => {
        await storage.remove(photoName);
        throw refusal;
      },
    );
    if (replaced) await storage.remove(replaced);
    response.status(201).json({ id });
  });

  routes.get('/admin/claims/:id/photo', requireRole('site_admin'), async (request, response) => {
    const { photoName } = await db.transaction(signedInCallerOf(request), (trx) =>
      lockClaim(trx, idOf(request)),
    );
    const file = photoName && (await openFile(storage, photoName));
    if (!file) throw new ApiError('photoNotFound');
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Type', claimPhotoType);
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    await sendFile(request, response, file);
  });

  routes.post('/admin/claims/:id/letter', requireRole('site_admin'), async (request, response) => {
    const pdf = await printLetter(services, signedInCallerOf(request), idOf(request));
    response.setHeader('Cache-Control', 'private, no-store');
    response.attachment('lettre.pdf').type('application/pdf').send(pdf);
  });
  return routes;
}

const idOf = (request: Request) => pathId(request.params['id'], 'claimNotFound');
