import { FormProvider } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type EditableLaundromat, valuesOf } from '#app/laundromat-form/form-values.ts';
import { LaundromatFields } from '#app/laundromat-form/laundromat-fields.tsx';
import type { StoredLocation } from '#app/laundromat-form/place/use-shown-location.ts';
import { useLaundromatForm } from '#app/laundromat-form/use-laundromat-form.ts';
import { type Attempt, picked, useEdit } from '#app/lib/forms/use-edit.ts';
import { laundromatEditForm } from '#contract/laundromat/forms.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fieldGroups, seenOf } from './edited-values.ts';
import { NewerLaundromatValues } from './newer-laundromat-values.tsx';

const opened = {
  name: 'Le Port',
  address: '1 quai',
  city: 'Brest',
  postalCode: '29200',
  phone: '04 78 00 00 01',
  description: 'Calme',
  latitude: '48.4',
  longitude: '-4.5',
  locationSource: 'address',
  assumedFacts: [],
  laundromatServices: [],
  machines: [],
  holidayHours: 'unknown',
  openingExceptions: [],
} as unknown as EditableLaundromat & StoredLocation;

/** A change that is not sent with the stored values is refused. */
let stored = opened;
let sent: object[] = [];

function Form() {
  const form = useLaundromatForm(laundromatEditForm, valuesOf(opened));
  const { isDirty, dirtyFields } = form.formState;
  const edit = useEdit(form, { opened, valuesOf, seenOf, groups: fieldGroups, reload: async () => stored });
  const send = async (values: object, shown: typeof opened, changed: string[]): Promise<Attempt> => {
    const seen = picked(seenOf(shown), changed);
    if (JSON.stringify(seen) !== JSON.stringify(picked(seenOf(stored), changed))) return 'newer';
    sent.push(picked(values, changed));
    stored = { ...stored, ...values };
    return 'saved';
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="p-4"
        onSubmit={(event) =>
          void form.handleSubmit((values) => edit.save((...of) => send(values, ...of)).then(() => undefined))(
            event,
          )
        }
      >
        <LaundromatFields variant="owner" groups={['contact', 'description']} />
        <NewerLaundromatValues newer={edit.newer} choose={edit.choose} />
        <button type="submit" data-changed={isDirty && Object.keys(dirtyFields).join()}>
          Enregistrer
        </button>
      </form>
    </FormProvider>
  );
}

const phone = page.getByLabelText('Téléphone');
const description = page.getByLabelText('Description');
const save = page.getByRole('button', { name: 'Enregistrer' });

async function open(newer: Partial<typeof opened>) {
  sent = [];
  stored = opened;
  await renderPage(<Form />);
  stored = { ...opened, ...newer };
}

test('only the changed fields are sent, with what another device stored in the others', async () => {
  await open({ description: 'Neuve' });
  await phone.fill('04 78 00 00 02');
  await save.click();
  await expect.poll(() => sent).toEqual([{ phone: '04 78 00 00 02' }]);
});

test('a field that both devices changed is shown with both values, and nothing typed is lost', async () => {
  await open({ phone: '04 78 00 00 03', email: 'a@lavoir.test' });
  await phone.fill('04 78 00 00 02');
  await description.fill('Grande');
  await save.click();
  await expect
    .element(page.getByRole('group', { name: 'Téléphone' }).getByLabelText('Votre valeur'))
    .toBeChecked();
  await expect.element(page.getByRole('heading', { name: 'Modifié entre-temps' })).toBeVisible();
  await expect.element(page.getByText('Valeur enregistrée04 78 00 00 03')).toBeVisible();
  expect(sent).toEqual([]);
  await expect.element(phone).toHaveValue('04 78 00 00 02');
  await expect.element(description).toHaveValue('Grande');
  await expect.element(page.getByLabelText('Email')).toHaveValue('a@lavoir.test');

  await page.getByLabelText('Valeur enregistrée').click();
  await expect.element(phone).toHaveValue('04 78 00 00 03');
  await page.getByLabelText('Votre valeur').click();
  await save.click();
  await expect.poll(() => sent).toEqual([{ phone: '04 78 00 00 02', description: 'Grande' }]);
});

test('the same value typed on both devices needs no choice', async () => {
  await open({ phone: '04 78 00 00 02' });
  await phone.fill('04 78 00 00 02');
  await description.fill('Grande');
  await save.click();
  await expect.poll(() => sent).toEqual([{ description: 'Grande' }]);
});

test('the choice takes the focus once: choosing and typing afterwards keep it', async () => {
  await open({ phone: '04 78 00 00 03' });
  await phone.fill('04 78 00 00 02');
  await save.click();
  await expect.element(page.getByRole('region', { name: 'Modifié entre-temps' })).toHaveFocus();
  await page.getByLabelText('Valeur enregistrée').click();
  await expect.element(save).toHaveAttribute('data-changed', 'false');
  await expect.element(page.getByLabelText('Valeur enregistrée')).toHaveFocus();
  await description.click();
  await userEvent.keyboard('Grande');
  await expect.element(description).toHaveValue('CalmeGrande');
  await expect.element(description).toHaveFocus();
});
