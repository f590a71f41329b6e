import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emptyValues, type LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import { type Answers, fakeServer, lostAnswer, refusal } from '../../../testing/fake-server.ts';
import { PinField } from './pin-field.tsx';
import type { StoredLocation } from './use-shown-location.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const answers: Answers = {
  'GET /api/places/map': () => ({ url: pixel, attribution: '© IGN', maxZoom: 19 }),
  'GET /api/places/geocode': () => ({ source: 'address', latitude: 45.764, longitude: 4.8357 }),
  'GET /api/places/reverse': () => ({
    address: '14 Rue Mercière',
    postalCode: '69002',
    city: 'Lyon',
    distance: 8,
  }),
};
const address = { address: '12 Rue Mercière', postalCode: '69002', city: 'Lyon' };
const stored: StoredLocation = {
  ...address,
  latitude: '45.76300000',
  longitude: '4.83600000',
  locationSource: 'pin',
};

interface Options {
  values?: Partial<LaundromatFormValues>;
  stored?: StoredLocation;
  changed?: Answers;
}

async function openField({ values = address, stored, changed }: Options = {}) {
  const server = fakeServer({ ...answers, ...changed });
  let form: UseFormReturn<LaundromatFormValues>;
  function Form() {
    // oxlint-disable-next-line react/globals -- The test reads the form that is shown.
    form = useForm({ defaultValues: { ...emptyValues, ...values } });
    return (
      <FormProvider {...form}>
        <PinField stored={stored} />
      </FormProvider>
    );
  }
  await render(<Form />);
  const pinOf = () => [Number(form.getValues('latitude')), Number(form.getValues('longitude'))] as const;
  return { server, form: form!, pinOf };
}

function answerPosition(answer: Partial<GeolocationCoordinates> | number) {
  const replaced = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((success, failure) => {
      if (typeof answer === 'number') failure?.({ code: answer } as GeolocationPositionError);
      else success({ coords: answer } as GeolocationPosition);
    });
  onTestFinished(() => replaced.mockRestore());
}

const pin = page.getByRole('application', { name: 'Repère de la laverie' });
const button = (name: string) => page.getByRole('button', { name });

test('the pin begins at the address, which decides until the pin is moved', async () => {
  const { form } = await openField();
  await expect.element(page.getByText("Position d'après l'adresse.")).toBeVisible();
  await expect.element(pin).toBeVisible();
  await expect.element(page.getByText('© IGN')).toBeVisible();
  expect(form.getValues('latitude')).toBe('');
});

test('the arrow keys move the pin, and its move is announced', async () => {
  const { pinOf, form } = await openField();
  await expect.element(pin).toBeVisible();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText(/^Repère déplacé de \d\sm vers le nord\.$/)).toBeInTheDocument();
  const [latitude, longitude] = pinOf();
  expect(latitude).toBeGreaterThan(45.764);
  expect(longitude).toBeCloseTo(4.8357, 5);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(page.getByText(/vers l'est\.$/)).toBeInTheDocument();
  expect(pinOf()[1]).toBeGreaterThan(4.8358);
  await expect
    .element(
      page.getByText(/^Repère placé à la main, à \d+\sm de l'adresse\. Adresse la plus proche\s: 14 Rue/),
    )
    .toBeVisible();
  await expect.element(pin).toHaveFocus();
  await button("Revenir à la position de l'adresse").click();
  await expect.element(page.getByText("Position d'après l'adresse.")).toBeVisible();
  expect(form.getValues('latitude')).toBe('');
});

test('the pin can be dragged', async () => {
  const { pinOf } = await openField();
  await expect.element(pin).toBeVisible();
  await userEvent.dragAndDrop(pin, page.getByRole('group', { name: 'Carte' }), {
    targetPosition: { x: 300, y: 200 },
  });
  await expect.element(page.getByText(/^Repère placé à la main/)).toBeVisible();
  const [latitude, longitude] = pinOf();
  expect(latitude).toBeLessThan(45.764);
  expect(longitude).toBeGreaterThan(4.8357);
});

test('an unknown address begins at the centre of its commune', async () => {
  await openField({
    changed: { 'GET /api/places/geocode': () => ({ source: 'commune', latitude: 45.75, longitude: 4.85 }) },
  });
  await expect
    .element(page.getByText('Centre de la commune : placez le repère devant la porte.'))
    .toBeVisible();
});

test('a stored pin stays where it is, and can be removed', async () => {
  const { form, server } = await openField({ stored });
  await expect.element(page.getByText(/^Repère placé à la main/)).toBeVisible();
  await button("Revenir à la position de l'adresse").click();
  await expect.element(page.getByText("Position d'après l'adresse.")).toBeVisible();
  expect(form.getValues('latitude')).toBeNull();
  expect(server.requests('GET /api/places/map')).toHaveLength(1);
});

test('without an address there is no map, and the position of the device places the pin', async () => {
  answerPosition({ latitude: 48.1, longitude: -1.68, accuracy: 120 });
  const { pinOf } = await openField({ values: {} });
  await expect.element(page.getByText(/^La carte s'affiche dès que/)).toBeVisible();
  await button('Utiliser ma position').click();
  await expect.element(pin).toBeVisible();
  await expect.element(page.getByText(/n'est connue qu'à 120\sm près/)).toBeVisible();
  expect(pinOf()).toEqual([48.1, -1.68]);
});

test('a refused permission is explained and changes nothing', async () => {
  answerPosition(1);
  const { form } = await openField();
  await button('Utiliser ma position').click();
  await expect.element(page.getByText(/^Votre navigateur a refusé l'accès à votre position/)).toBeVisible();
  expect(form.getValues('latitude')).toBe('');
});

test('a pin that the server refuses shows its sentence until it is moved', async () => {
  const { form } = await openField({ values: { ...address, latitude: '48.5', longitude: '-6.2' } });
  await expect.element(pin).toBeVisible();
  const message = 'Ce point est en mer ou hors de France. Placez le repère devant la laverie.';
  form.setError('latitude', { message });
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a map that cannot be loaded leaves the form usable and can be tried again', async () => {
  let isDown = true;
  const tiles = answers['GET /api/places/map']!;
  await openField({ changed: { 'GET /api/places/map': (body) => (isDown ? lostAnswer() : tiles(body)) } });
  await expect.element(page.getByText(/^La carte n'a pas pu être chargée/)).toBeVisible();
  isDown = false;
  await button('Réessayer').click();
  await expect.element(pin).toBeVisible();
});

test('an address that the server cannot place says so', async () => {
  const notFound = { code: 'placeNotFound', message: 'Aucune adresse connue à cet endroit.' };
  await openField({ changed: { 'GET /api/places/geocode': () => refusal(404, notFound) } });
  await expect.element(page.getByText(/^Cette adresse n'a pas pu être placée/)).toBeVisible();
});
