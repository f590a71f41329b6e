import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type ChosenPhoto, limitRefusal } from '#app/lib/photos/chosen-photos.ts';
import { toast, toasts } from '#app/ui/notices/toast.ts';
import { PhotoField } from './photo-field.tsx';

function Photos({ cap }: { cap: number }) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const place = useRef<HTMLDivElement>(null);
  return (
    <PhotoField
      photos={photos}
      cap={cap}
      label="Photos de la laverie"
      note=""
      isOrdered
      limit={limitRefusal(cap)}
      onChange={setPhotos}
      onRefusal={(refusal) => refusal && toast(refusal)}
      place={place}
    />
  );
}

const input = page.getByLabelText('Photos de la laverie');
const images = page.getByRole('img');
const names = () => images.elements().map((image) => image.getAttribute('alt'));
const button = (name: string) => page.getByRole('button', { name });

const photo = (name: string, type = 'image/png') => new File([onePixel], name, { type });
const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

test('chosen photos appear in order, and the first is the main one', async () => {
  await render(<Photos cap={6} />);
  await userEvent.upload(input, [photo('a.png'), photo('b.png')]);
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  await expect.element(page.getByText('2 sur 6')).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Principale');
  await expect.poll(() => (images.first().element() as HTMLImageElement).naturalWidth).toBe(1);
});

test('photos change places, and the new first one becomes the main one', async () => {
  await render(<Photos cap={6} />);
  await userEvent.upload(input, [photo('a.png'), photo('b.png'), photo('c.png')]);
  await button('Reculer la photo 1').click();
  await expect.poll(names).toEqual(['b.png', 'a.png', 'c.png']);
  await button('Avancer la photo 3').click();
  await expect.poll(names).toEqual(['b.png', 'c.png', 'a.png']);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Principale');
  expect(button('Avancer la photo 1').query()).toBeNull();
  expect(button('Reculer la photo 3').query()).toBeNull();
});

test('a removed photo can be chosen again', async () => {
  await render(<Photos cap={6} />);
  await userEvent.upload(input, photo('a.png'));
  await button('Retirer la photo 1').click();
  await expect.element(page.getByText('0 sur 6')).toBeVisible();
  await userEvent.upload(input, photo('a.png'));
  await expect.poll(names).toEqual(['a.png']);
});

test('photos beyond the limit are left out, with a message', async () => {
  await render(<Photos cap={2} />);
  await userEvent.upload(input, [photo('a.png'), photo('b.png'), photo('c.png')]);
  await expect.poll(names).toEqual(['a.png', 'b.png']);
  expect(toasts.shown()).toMatchObject({
    title: 'Limite de photos atteinte',
    description: expect.stringMatching(/maximum 2\sphotos avec cette formule/),
  });
});

test('a file that is no photo is refused by name, and the others are added', async () => {
  await render(<Photos cap={6} />);
  await userEvent.upload(input, [photo('notice.pdf', 'application/pdf'), photo('b.png')]);
  await expect.poll(names).toEqual(['b.png']);
  expect(toasts.shown()).toMatchObject({ title: 'Photo refusée' });
  expect(toasts.shown()?.description).toContain('notice.pdf');
});

test('after a change to a smaller plan the photos beyond its limit are marked', async () => {
  const screen = await render(<Photos cap={6} />);
  await userEvent.upload(input, [photo('a.png'), photo('b.png'), photo('c.png')]);
  await screen.rerender(<Photos cap={2} />);
  await expect.element(page.getByText('3 sur 2')).toBeVisible();
  await expect.element(page.getByRole('listitem').nth(2)).toHaveTextContent('En trop');
  await button('Retirer la photo 1').click();
  await expect.element(page.getByText('En trop')).not.toBeInTheDocument();
});
