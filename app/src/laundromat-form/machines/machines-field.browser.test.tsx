import { FormProvider } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyValues } from '#app/laundromat-form/form-values.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { keepFocus } from '#app/ui/focus/focus-keeper.ts';
import { laundromatEditForm, type LaundromatEditForm } from '#contract/laundromat/forms.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const onSend = vi.fn<(values: LaundromatEditForm) => void>();
const complete = { name: 'Le Port', address: '1 quai', city: 'Brest', postalCode: '29200' };

function Form() {
  const form = useLaundromatForm(laundromatEditForm, { ...emptyValues, ...complete });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(onSend)(event)} className="p-4">
        <LaundromatFields variant="owner" groups={['machines']} />
        <button type="submit">Enregistrer</button>
      </form>
    </FormProvider>
  );
}

const add = page.getByRole('button', { name: 'Ajouter des machines' });
const row = (number: number) => page.getByRole('group', { name: `Machines, ligne ${number}` });
const field = (number: number, label: string) => row(number).getByLabelText(label);
const send = page.getByRole('button', { name: 'Enregistrer' });

async function type(number: number, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(number, label).fill(value);
}

test('rows are added with the keyboard, and their price becomes the one of the laundromat', async () => {
  onSend.mockClear();
  await renderPage(<Form />);
  await expect.element(page.getByLabelText('Prix du lavage le moins cher, en euros')).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field(1, 'Nombre')).toHaveFocus();
  await type(1, { Nombre: '4', 'Capacité (kg)': '7,5', 'Prix (€)': '4,50' });
  await expect.element(page.getByText('La fiche affiche dès 4,50')).toBeVisible();
  await add.click();
  await row(2).getByRole('combobox', { name: 'Type' }).selectOptions('Sèche-linge');
  await type(2, { Nombre: '2', 'Capacité (kg)': '14', 'Durée (min)': '10' });
  await send.click();
  await expect
    .poll(() => onSend.mock.lastCall?.[0])
    .toMatchObject({
      priceFrom: null,
      machines: [
        { kind: 'washer', count: 4, capacityKg: 7.5, price: '4.50', minutes: null },
        { kind: 'dryer', count: 2, capacityKg: 14, price: null, minutes: 10 },
      ],
    });
});

test('a wrong number is refused beside its field, which gets the focus', async () => {
  onSend.mockClear();
  await renderPage(<Form />);
  await add.click();
  await type(1, { Nombre: '4', 'Capacité (kg)': '70' });
  await send.click();
  await expect.element(field(1, 'Capacité (kg)')).toHaveFocus();
  await expect.element(row(1).getByText('La capacité doit être un nombre de 1 à 50 kg.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
});

test('a removed row leaves the others as they were', async () => {
  await renderPage(<Form />);
  await add.click();
  await type(1, { Nombre: '4' });
  await add.click();
  await type(2, { Nombre: '2' });
  await page.getByRole('button', { name: 'Retirer la ligne 1' }).click();
  await expect.element(field(1, 'Nombre')).toHaveValue('2');
  await expect.element(row(2)).not.toBeInTheDocument();
});

test('presses that remove one row after the other leave the focus on the button that adds one', async () => {
  await renderPage(<Form />);
  onTestFinished(keepFocus());
  await add.click();
  await add.click();
  for (const number of [2, 1])
    await row(number)
      .getByRole('button', { name: /^Retirer/ })
      .click();
  await expect.element(add).toHaveFocus();
});
