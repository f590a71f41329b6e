import { Dialog } from '@headlessui/react';
import { FormProvider } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyValues, type LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { pastDaysMessage } from '#app/laundromat-form/hours/hours-values.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { laundromatEditForm, type LaundromatEditForm } from '#contract/laundromat/forms.ts';
import { yearMessage } from '#contract/validation/day-range.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const onSend = vi.fn<(values: LaundromatEditForm) => void>();
const nextYear = new Date().getFullYear() + 1;
const complete = { name: 'Le Port', address: '1 quai', city: 'Brest', postalCode: '29200' };

function Form({ values }: { values?: Partial<LaundromatFormValues> }) {
  const form = useLaundromatForm(laundromatEditForm, { ...emptyValues, ...complete, ...values });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)} className="p-4">
        <LaundromatFields variant="owner" groups={['opening']} />
        <button type="submit">Enregistrer</button>
      </form>
    </FormProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const sent = () => onSend.mock.lastCall?.[0];

async function addPeriod(day: string, number: number, open: string, close: string) {
  await button(`${day}\u00a0: ajouter une période`).click();
  await field(`${day}, ouverture ${number}`).fill(open);
  await field(`${day}, fermeture ${number}`).fill(close);
}

beforeEach(() => onSend.mockClear());

test('nothing is chosen in advance, and unknown hours are sent as unknown', async () => {
  await renderPage(<Form />);
  await expect.element(button('Je ne sais pas encore')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('24h/24, 7j/7')).toHaveAttribute('aria-pressed', 'false');
  await button('Enregistrer').click();
  await expect.poll(sent).toMatchObject({ weeklyHours: null, hours: null, openingExceptions: [] });
});

test('a choice of the specification is sent as a week', async () => {
  await renderPage(<Form />);
  await button('24h/24, 7j/7').click();
  await button('Enregistrer').click();
  await expect.poll(sent).toMatchObject({ weeklyHours: 'always' });
});

test('several periods of a day are typed in any usual way and copied to other days', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  await addPeriod('Lundi', 1, '7', '12h30');
  await addPeriod('Lundi', 2, '1400', '1:00');
  await button("Lundi\u00a0: copier sur d'autres jours").click();
  await page
    .getByRole('group', { name: /^Copier les horaires/ })
    .getByText('Dimanche')
    .click();
  await button('Copier').click();
  await expect.element(field('Samedi, ouverture 2')).toHaveValue('14:00');
  await expect.element(field('Dimanche, ouverture 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await button('Enregistrer').click();
  const day = [
    ['07:00', '12:30'],
    ['14:00', '01:00'],
  ];
  await expect.poll(sent).toMatchObject({ weeklyHours: [day, day, day, day, day, day, []] });
});

test('Escape closes the choice of days alone, and the focus is back on its button', async () => {
  const onClose = vi.fn<() => void>();
  await renderPage(
    <Dialog open onClose={onClose}>
      <Form />
    </Dialog>,
  );
  await button('Autres horaires').click();
  await addPeriod('Lundi', 1, '7', '12');
  const copy = button("Lundi\u00a0: copier sur d'autres jours");
  await copy.click();
  (page.getByRole('checkbox', { name: 'Mardi' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Copier')).not.toBeInTheDocument();
  await expect.element(copy).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('a wrong time stays in its field with the reason beside it', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  await addPeriod('Mardi', 1, '25h', '22h');
  await button('Enregistrer').click();
  await expect.element(field('Mardi, ouverture 1')).toHaveValue('25h');
  await expect.element(page.getByText('Exemple : 7h30')).toBeVisible();
  await expect.element(page.getByText("n'est pas une heure valable", { exact: false })).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('periods that overlap are refused', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  await addPeriod('Lundi', 1, '7', '14');
  await addPeriod('Lundi', 2, '12', '20');
  await button('Enregistrer').click();
  await expect.element(page.getByText('se chevauchent', { exact: false })).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('other hours begin with the usual ones that are chosen', async () => {
  await renderPage(<Form />);
  await button('7h-22h, 7j/7').click();
  await button('Autres horaires').click();
  await expect.element(button('Autres horaires')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('7h-22h, 7j/7')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(field('Dimanche, ouverture 1')).toHaveValue('07:00');
});

test('typed hours come back after another choice', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  await addPeriod('Lundi', 1, '9', '18');
  await button('24h/24, 7j/7').click();
  await button('Autres horaires').click();
  await expect.element(field('Lundi, ouverture 1')).toHaveValue('09:00');
});

test('a text that could not be parsed is shown and stays until hours are entered', async () => {
  await renderPage(<Form values={{ hours: 'Sur demande' }} />);
  await expect.element(page.getByText('Vos horaires sont écrits ainsi', { exact: false })).toBeVisible();
  await button('Enregistrer').click();
  await expect.poll(sent).toMatchObject({ hours: 'Sur demande', weeklyHours: null });
  await button('7h-22h, 7j/7').click();
  await button('Enregistrer').click();
  await expect.poll(sent).toMatchObject({ hours: null, weeklyHours: { length: 7 } });
});

test('a closing of some days and the length of a wash are sent', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  await button('Enregistrer').click();
  const [firstDay, lastDay] = [`${nextYear}-08-01`, `${nextYear}-08-15`];
  await field('Premier jour').fill(firstDay);
  await field('Dernier jour').fill(lastDay);
  await field("Durée d'un lavage avec séchage, en minutes").fill('50');
  await button('Enregistrer').click();
  await expect.poll(sent).toMatchObject({
    cycleMinutes: 50,
    openingExceptions: [{ firstDay, lastDay, periods: null, reason: 'holidays' }],
  });
});

test('refused hours lead to the first wrong time', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  await addPeriod('Lundi', 1, '7', '12h');
  await addPeriod('Jeudi', 1, '7', 'tard');
  await button('Enregistrer').click();
  await expect.element(field('Jeudi, fermeture 1')).toHaveFocus();

  await field('Jeudi, fermeture 1').fill('12h');
  await addPeriod('Vendredi', 1, '9h', '12h');
  await addPeriod('Vendredi', 2, '11h', '14h');
  await button('Enregistrer').click();
  await expect.element(field('Vendredi, ouverture 1')).toHaveFocus();
});

test('a refused exception leads to its missing dates, which are not called past', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  await button('Enregistrer').click();
  await expect.element(field('Premier jour')).toHaveFocus();
  for (const name of ['Premier jour', 'Dernier jour'])
    await expect.element(field(name)).toHaveAccessibleDescription('Choisissez une date.');
  expect(page.getByText(pastDaysMessage).query()).toBeNull();
});

test('a new period and a new closure take the focus', async () => {
  await renderPage(<Form />);
  await button('Autres horaires').click();
  for (const number of [1, 2]) {
    await button('Lundi\u00a0: ajouter une période').click();
    await expect.element(field(`Lundi, ouverture ${number}`)).toHaveFocus();
  }
  await button('Ajouter une fermeture ou des horaires').click();
  await expect.element(page.getByLabelText('Premier jour').nth(0)).toHaveFocus();
  await button('Ajouter une fermeture ou des horaires').click();
  await expect.element(page.getByLabelText('Premier jour').nth(1)).toHaveFocus();
});

test('a closing in the year 26 is not sent, and the reason is shown at its days', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  await field('Premier jour').fill('0026-12-24');
  await button('Enregistrer').click();
  await expect.element(page.getByText(yearMessage).first()).toBeVisible();
  await expect.element(field('Premier jour')).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('a last day in the year 26 is refused because of its year', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  await field('Premier jour').fill(`${nextYear}-12-24`);
  await field('Dernier jour').fill('0026-12-26');
  await button('Enregistrer').click();
  await expect.element(field('Dernier jour')).toHaveAccessibleDescription(yearMessage);
  expect(onSend).not.toHaveBeenCalled();
});

test('a closing that has passed is not sent', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  await field('Premier jour').fill('2025-12-24');
  await button('Enregistrer').click();
  await expect.element(page.getByText(pastDaysMessage).first()).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('the last day follows the first one while its year is typed', async () => {
  await renderPage(<Form />);
  await button('Ajouter une fermeture ou des horaires').click();
  for (const day of ['0002-12-24', '0020-12-24', '0203-12-24', `${nextYear}-12-24`])
    await field('Premier jour').fill(day);
  await expect.element(field('Dernier jour')).toHaveValue(`${nextYear}-12-24`);
});
