import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAdminUrl } from '#app/features/admin-lists/use-admin-url.ts';
import { actionRefusal, type Answers, fakeServer } from '../../../testing/fake-server.ts';
import { owner, renderPage } from '../../../testing/render-page.tsx';
import { UsersPanel } from './users-panel.tsx';

const camille = {
  ...{ id: 'c', email: 'camille@lavoir.test', emailVerified: true, firstName: 'Camille', lastName: 'Moreau' },
  ...{ role: 'client', isActive: true, createdAt: '2026-01-01T10:00:00+00:00' },
};

function Panel() {
  return <UsersPanel url={useAdminUrl()} onChanged={() => {}} />;
}

async function open(user: () => object, answers: Answers) {
  fakeServer({
    'graphql AdminUsers': () => ({ rows: [user()], total: { aggregate: { count: 1 } } }),
    ...answers,
  });
  return renderPage(<Panel />, { user: { ...owner, role: 'admin' } });
}

const button = (name: string) => page.getByRole('button', { name });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test('a second suspension of an account begins without the facts of the first', async () => {
  let isActive = true;
  await open(() => ({ ...camille, isActive }), {
    'graphql SuspendAccount': ({ userId }) => {
      isActive = false;
      return { suspendAccount: { userId } };
    },
    'graphql ReinstateUser': ({ userId }) => {
      isActive = true;
      return { reinstateUser: { userId } };
    },
  });
  await button('Désactiver Camille Moreau').click();
  await page.getByLabelText('Faits reprochés').fill('Faux avis en série.');
  await inDialog('Désactiver le compte').click();
  await button('Réactiver Camille Moreau').click();
  await button('Désactiver Camille Moreau').click();
  await expect.element(page.getByLabelText('Faits reprochés')).toHaveValue('');
});

test('begun facts about an account survive the page', async () => {
  const facts = page.getByLabelText('Faits reprochés');
  const { unmount } = await open(() => camille, {});
  await button('Désactiver Camille Moreau').click();
  await facts.fill('Faux avis en série.');
  await unmount();
  await open(() => camille, {});
  await button('Désactiver Camille Moreau').click();
  await expect.element(facts).toHaveValue('Faux avis en série.');
});

test('a begun correction of an address survives the page', async () => {
  const [email, reason] = [page.getByLabelText('Email', { exact: true }), page.getByLabelText('Motif')];
  const { unmount } = await open(() => camille, {});
  await button("Corriger l'adresse de Camille Moreau").click();
  await email.fill('moreau@lavoir.test');
  await reason.fill('Boîte fermée.');
  await unmount();
  await open(() => camille, {});
  await button("Corriger l'adresse de Camille Moreau").click();
  await expect.element(email).toHaveValue('moreau@lavoir.test');
  await expect.element(reason).toHaveValue('Boîte fermée.');
});

test('the address of an account is corrected from what it is now', async () => {
  let email = camille.email;
  await open(() => ({ ...camille, email }), {
    // Meanwhile another administrator corrects the address.
    'graphql ChangeUserRole': ({ userId }) => {
      email = 'moreau@lavoir.test';
      return { changeUserRole: { userId } };
    },
  });
  await page.getByLabelText('Rôle de Camille Moreau').selectOptions('Propriétaire');
  await expect.element(page.getByText('moreau@lavoir.test')).toBeVisible();
  await button("Corriger l'adresse de Camille Moreau").click();
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('moreau@lavoir.test');
});

test('an account that was suspended meanwhile is shown as such after a refused change', async () => {
  let isActive = true;
  await open(() => ({ ...camille, isActive }), {
    'graphql ChangeUserRole': () => {
      isActive = false;
      return actionRefusal('conflict', 'Ce compte a changé.');
    },
  });
  await page.getByLabelText('Rôle de Camille Moreau').selectOptions('Propriétaire');
  await expect.element(page.getByText('Inactif', { exact: true })).toBeVisible();
});

test('the refusal of an address that another account has stands under its field', async () => {
  const sentence = 'Cette adresse est déjà celle d’un compte.';
  await open(() => camille, { 'graphql CorrectUserEmail': () => actionRefusal('emailTaken', sentence) });
  await button("Corriger l'adresse de Camille Moreau").click();
  await page.getByLabelText('Email', { exact: true }).fill('moreau@lavoir.test');
  await page.getByLabelText('Motif').fill('Boîte fermée.');
  await inDialog("Corriger l'adresse").click();
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveAccessibleDescription(sentence);
});
