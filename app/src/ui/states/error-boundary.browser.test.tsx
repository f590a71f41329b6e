import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Part } from './error-boundary.tsx';

function Offers({ fail }: { fail: boolean }) {
  if (fail) throw new Error('no offers');
  return <p>Offers</p>;
}

function PageWithParts() {
  const [fail, setFail] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button onClick={() => setFail(!fail)}>Change</button>
      <Part>
        <Offers fail={fail} />
      </Part>
    </>
  );
}

test('a part that fails leaves the rest of the page, what is typed there, and a way to try again', async () => {
  const complaints = vi.spyOn(console, 'error');
  await render(<PageWithParts />);
  await page.getByLabelText('Name').fill('Camille');
  await page.getByRole('button', { name: 'Change' }).click();
  const failed = page.getByRole('alert');
  await expect.element(failed).toHaveTextContent("Cette partie n'a pas pu être affichée.");
  await expect.element(page.getByText('Offers')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Camille');
  await page.getByRole('button', { name: 'Change' }).click();
  await failed.getByRole('button', { name: 'Réessayer' }).click();
  await expect.element(page.getByText('Offers')).toBeVisible();
  // React reports what a part has caught.
  complaints.mockClear();
});
