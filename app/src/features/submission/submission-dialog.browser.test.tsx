import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftOf, startDraft, type TypedDraft } from '#app/features/drafts/laundromat-draft.ts';
import { savePhotos } from '#app/features/drafts/saved-photos.ts';
import { toasts } from '#app/ui/notices/toast.ts';
import { actionRefusal } from '../../../testing/fake-server.ts';
import { storeInOtherTab } from '../../../testing/other-tab.ts';
import { owner } from '../../../testing/render-page.tsx';
import { button, fillIn, name, onSent, openDialog, services } from '../../../testing/submission-page.tsx';

const facade = new File(['facade'], 'facade.png', { type: 'image/png' });

test('the tiers lead to the form and back, and the form names the chosen tier', async () => {
  await openDialog();
  await button('Choisir Premium').click();
  await expect.element(page.getByText(/Étape 2 sur 2 · Premium, 59/)).toHaveFocus();
  await expect.element(button('Continuer vers le paiement')).toBeVisible();
  await button('Retour').click();
  await expect.element(button('Choisir Premium')).toBeVisible();
});

test('with text at 200 % no word of the last button is cut', async () => {
  const { style } = document.documentElement;
  onTestFinished(() => {
    style.fontSize = '';
    return page.viewport(390, 844);
  });
  style.fontSize = '200%';
  await page.viewport(320, 640);
  await openDialog();
  await button('Choisir Premium').click();
  await expect.element(button('Continuer vers le paiement')).toBeVisible();
  const pay = button('Continuer vers le paiement').element();
  expect(pay.scrollWidth).toBeLessThanOrEqual(pay.clientWidth);
});

test('a form without a name and an address is not sent, and the name gets the focus', async () => {
  const server = await openDialog();
  await button('Choisir Premium').click();
  await button('Continuer vers le paiement').click();
  await expect.element(name).toHaveFocus();
  expect(toasts.shown()?.title).toBe('Champs requis manquants');
  await expect.element(name).toHaveAccessibleDescription('Le nom de la laverie est obligatoire.');
  for (const sentence of ["L'adresse", 'La ville', 'Le code postal'])
    await expect.element(page.getByText(`${sentence} est obligatoire.`)).toBeVisible();
  expect(server.requests('graphql CreateLaundromat')).toEqual([]);
});

test('a draft survives closing, until its owner starts over', async () => {
  await openDialog();
  await button('Choisir Premium').click();
  await fillIn();
  await button('Fermer').click();
  await button('Rouvrir').click();
  await expect.element(name).toHaveValue('Laverie du Test');
  await expect.element(page.getByRole('checkbox', { name: 'Wi-Fi gratuit' })).toBeChecked();
  await button('Repartir de zéro').click();
  await button('Tout effacer').click();
  await expect.element(name).toHaveValue('');
});

test('a form that another tab changes or sends is changed here too, so that its newer text is kept', async () => {
  await openDialog();
  await button('Choisir Premium').click();
  await fillIn();
  const stored = () => JSON.parse(localStorage.getItem('pendingLaundromat') ?? '{}') as { name?: string };
  storeInOtherTab('pendingLaundromat', { ...stored(), name: 'Nom plus récent' });
  await expect.element(name).toHaveValue('Nom plus récent');
  await page.getByLabelText('Description').fill('Propre.');
  expect(stored()).toMatchObject({ name: 'Nom plus récent', description: 'Propre.' });
  storeInOtherTab('pendingLaundromat', null);
  await expect.element(name).toHaveValue('');
  expect(stored()).toEqual({});
});

test('a laundromat that was paid for without coming back is not the beginning of the next one', async () => {
  const paid = { ...startDraft(owner.id), name: 'Laverie payée', state: 'paying' as const };
  draftOf(owner.id).save(paid);
  await openDialog({
    'graphql UnfinishedSubmissions': ({ ids }) => ({
      laundromat_drafts: [],
      subscriptions: [],
      laundromats: (ids as string[]).filter((id) => id === paid.id).map((id) => ({ id, name: paid.name })),
    }),
  });
  await expect.poll(() => draftOf(owner.id).read()).toBeNull();
  await button('Choisir Premium').click();
  await expect.element(name).toHaveValue('');
});

test('a free laundromat is sent at once, and its draft is deleted', async () => {
  const server = await openDialog({
    'graphql CreateLaundromat': ({ laundromat }) => {
      const { id } = laundromat as { id: string };
      return { createLaundromat: { id, laundromat: { id, isActive: false } } };
    },
  });
  await button('Continuer, sans supplément').click();
  await fillIn();
  await button('Envoyer ma demande').click();
  await expect.poll(() => onSent).toHaveBeenCalled();
  expect(server.requests('graphql CreateLaundromat')).toMatchObject([
    { laundromat: { name: 'Laverie du Test', address: '1 rue des Tests', services: [services[1]!.id] } },
  ]);
  expect(toasts.shown()?.title).toMatch(/^Demande envoyée/);
  expect(localStorage.getItem('pendingLaundromat')).toBeNull();
});

/** Fills in a free laundromat whose photos the server takes; returns how many were sent. */
async function fillInWithPhotos() {
  const typed = startDraft(owner.id);
  draftOf(owner.id).save(typed);
  const { id } = typed;
  const photos = `POST /api/laundromats/${id}/photos`;
  const server = await openDialog({
    'graphql CreateLaundromat': () => ({ createLaundromat: { id, laundromat: { id, isActive: false } } }),
    [photos]: () => ({}),
  });
  await button('Continuer, sans supplément').click();
  await fillIn();
  return () => server.requests(photos).length;
}

test('photos that the browser does not keep are sent with the form, or added after a payment', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  onTestFinished(() => put.mockRestore());
  const sentPhotos = await fillInWithPhotos();
  await userEvent.upload(page.getByLabelText('Photos de la laverie'), facade);
  await expect.poll(() => toasts.shown()?.title).toBe('Photos non conservées');
  expect(toasts.shown()?.description).toMatch(/après un paiement, ajoutez-les/i);
  await button('Envoyer ma demande').click();
  await expect.poll(() => onSent).toHaveBeenCalled();
  expect(sentPhotos()).toBe(1);
});

const chosen = { id: 'e4000000-0000-4000-8000-000000000001', name: 'facade.png', file: facade };

test('photos that another tab adds are shown here, and sent with the form', async () => {
  const sentPhotos = await fillInWithPhotos();
  await expect.element(page.getByText('0 sur 2')).toBeVisible();
  const draft = draftOf(owner.id).read() as TypedDraft;
  await savePhotos(draft.id, [chosen]);
  storeInOtherTab('pendingLaundromat', { ...draft, photosCount: 1 });
  await expect.element(page.getByText('1 sur 2')).toBeVisible();
  await button('Envoyer ma demande').click();
  await expect.poll(() => onSent).toHaveBeenCalled();
  expect(sentPhotos()).toBe(1);
});

test('photos that are chosen before anything is typed are still there when the form opens again', async () => {
  await openDialog();
  await button('Choisir Premium').click();
  await userEvent.upload(page.getByLabelText('Photos de la laverie'), facade);
  await expect.element(page.getByText('1 sur 6')).toBeVisible();
  await expect.poll(() => draftOf(owner.id).read()).toMatchObject({ photosCount: 1 });
  await button('Fermer').click();
  await button('Rouvrir').click();
  await expect.element(page.getByText('1 sur 6')).toBeVisible();
});

test('a form that another tab has sent ends here too', async () => {
  const sentPhotos = await fillInWithPhotos();
  const draft = draftOf(owner.id).read() as TypedDraft;
  await savePhotos(draft.id, [chosen]);
  storeInOtherTab('pendingLaundromat', { ...draft, state: 'stored' });
  await expect.poll(() => onSent).toHaveBeenCalled();
  expect(toasts.shown()?.title).toMatch(/^Demande envoyée/);
  expect(sentPhotos()).toBe(1);
});

test('a form is sent once its photos are ready', async () => {
  let finish: (() => void) | undefined;
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (message: object) => void;
      postMessage() {
        finish = () => this.onmessage?.({ data: new Blob(['small'], { type: 'image/jpeg' }) });
      }
      terminate() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const sentPhotos = await fillInWithPhotos();
  const large = new File([new Uint8Array(2 ** 21)], 'facade.png', { type: 'image/png' });
  await userEvent.upload(page.getByLabelText('Photos de la laverie'), large);
  await expect.element(page.getByText('Préparation…')).toBeVisible();
  const send = button('Envoyer ma demande');
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  (send.element() as HTMLElement).click();
  await expect.poll(() => finish).toBeDefined();
  finish!();
  await expect.element(page.getByText('1 sur 2')).toBeVisible();
  await send.click();
  await expect.poll(() => onSent).toHaveBeenCalled();
  expect(sentPhotos()).toBe(1);
});

test('a refusal of the server leaves the form open, with its reason', async () => {
  await openDialog({
    'graphql CreateLaundromat': () => actionRefusal('planLimitReached', 'Limite atteinte'),
  });
  await button('Continuer, sans supplément').click();
  await fillIn();
  await button('Envoyer ma demande').click();
  await expect.poll(() => toasts.shown()?.title).toBe('Erreur lors de la soumission');
  await expect.element(name).toHaveValue('Laverie du Test');
  expect(onSent).not.toHaveBeenCalled();
});

test('a laundromat like one of the directory is sent only after the question, asked once', async () => {
  const known = {
    id: 'e1000000-0000-4000-8000-000000000009',
    slug: 'laverie-du-test-brest',
    name: 'Laverie du Test',
    address: '1 rue des Tests',
    postalCode: '29200',
    city: 'Brest',
  };
  const server = await openDialog({
    'graphql SimilarLaundromats': () => ({ similar_laundromats: [known] }),
    'graphql CreateLaundromat': () => actionRefusal('planLimitReached', 'Limite atteinte'),
  });
  await button('Continuer, sans supplément').click();
  await fillIn();
  await button('Envoyer ma demande').click();
  await expect.element(page.getByRole('heading', { name: /^Est-ce l'une de celles-ci/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^C'est la mienne/ }))
    .toHaveAttribute('href', '/revendiquer/laverie-du-test-brest');
  await button('Revenir au formulaire').click();
  await expect.element(name).toHaveValue('Laverie du Test');
  expect(server.requests('graphql CreateLaundromat')).toEqual([]);

  await button('Envoyer ma demande').click();
  await button('Non, une autre').click();
  await expect.poll(() => server.requests('graphql CreateLaundromat')).toHaveLength(1);
  // Not repeated for the same values.
  await button('Envoyer ma demande').click();
  await expect.poll(() => server.requests('graphql CreateLaundromat')).toHaveLength(2);
  const asked = server.requests('graphql SimilarLaundromats');
  expect(asked).toHaveLength(2);
  // A laundromat whose answer was lost is none like itself.
  const [sent] = server.requests('graphql CreateLaundromat');
  expect(asked).toMatchObject(asked.map(() => ({ args: { own: (sent!.laundromat as { id: string }).id } })));
});
