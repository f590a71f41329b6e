import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { emptyValues, type LaundromatFormValues } from '#app/laundromat-form/form-values.ts';
import type { AddressSuggestion } from '#contract/places/addresses.ts';
import { AddressField } from './address-field.tsx';

const lyon = { postalCode: '69002', city: 'Lyon', latitude: 45.76, longitude: 4.83 };
const mercière: AddressSuggestion = { ...lyon, address: '12 Rue Mercière' };
const merlin: AddressSuggestion = { ...lyon, address: '12 Rue Merlin' };

interface SuggestionRequest {
  q: string | null;
  signal: AbortSignal;
  answer: (response: Response) => void;
}
let requests: SuggestionRequest[];

beforeEach(() => {
  requests = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const signal = init!.signal!;
    const { searchParams } = new URL(String(input), location.href);
    return new Promise((answer, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      requests.push({ q: searchParams.get('q'), signal, answer });
    });
  });
  return () => vi.restoreAllMocks();
});

async function openForm(values: Partial<LaundromatFormValues> = {}) {
  function Form() {
    const form = useForm({ defaultValues: { ...emptyValues, ...values } });
    return (
      <FormProvider {...form}>
        <AddressField label="Adresse" />
        <input aria-label="Code postal" {...form.register('postalCode')} />
        <input aria-label="Ville" {...form.register('city')} />
      </FormProvider>
    );
  }
  await render(<Form />);
}

const field = page.getByRole('combobox', { name: 'Adresse' });
const options = page.getByRole('option');
const requestsAre = (...queries: string[]) => expect.poll(() => requests.map(({ q }) => q)).toEqual(queries);

test('a chosen address also fills in the postal code and the town', async () => {
  await openForm();
  await field.fill('12 rue mer');
  await requestsAre('12 rue mer');
  requests[0]!.answer(Response.json([mercière, merlin]));
  await expect.element(options).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('12 Rue Mercière');
  await expect.element(page.getByRole('textbox', { name: 'Code postal' })).toHaveValue('69002');
  await expect.element(page.getByRole('textbox', { name: 'Ville' })).toHaveValue('Lyon');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(requests).toHaveLength(1);
});

test('two characters and the stored address require no suggestions', async () => {
  await openForm({ address: '12 Rue Mercière' });
  await field.fill('12');
  await field.fill('12 r');
  await requestsAre('12 r');
});

test('another character aborts the request for the former text', async () => {
  await openForm();
  await field.fill('12 rue m');
  await requestsAre('12 rue m');
  await field.fill('12 rue me');
  await requestsAre('12 rue m', '12 rue me');
  expect(requests[0]!.signal.aborted).toBe(true);
  requests[1]!.answer(Response.json([mercière]));
  await expect.element(options).toHaveTextContent('12 Rue Mercière69002 Lyon');
});

test('streets of the town come first, and those of other towns when it has none', async () => {
  await openForm({ city: 'Villeurbanne' });
  await field.fill('12 rue mercière');
  await requestsAre('12 rue mercière Villeurbanne');
  requests[0]!.answer(Response.json([]));
  await requestsAre('12 rue mercière Villeurbanne', '12 rue mercière');
  requests[1]!.answer(Response.json([mercière]));
  await expect.element(options).toBeVisible();
});

test.each([
  [
    'refuses',
    () => Response.json({ code: 'geocoderUnavailable', message: 'Indisponible.' }, { status: 503 }),
  ],
  ['sends HTML', () => new Response('<title>Wi-Fi</title>', { headers: { 'Content-Type': 'text/html' } })],
  ['sends another shape', () => Response.json({ results: 'none' })],
])('the typed address stays when the server %s', async (_what, answer) => {
  await openForm();
  await field.fill('1 quai Gambetta');
  await requestsAre('1 quai Gambetta');
  requests[0]!.answer(answer());
  await expect.element(page.getByRole('button', { name: /^Effacer/ })).toBeVisible();
  await expect.element(field).toHaveValue('1 quai Gambetta');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('Enter belongs to the input method while it composes a character', async () => {
  await openForm();
  await field.fill('12 rue mer');
  await requestsAre('12 rue mer');
  requests[0]!.answer(Response.json([mercière]));
  await expect.element(options).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
  field.element().dispatchEvent(enter);
  await expect.element(field).toHaveValue('12 rue mer');
});
