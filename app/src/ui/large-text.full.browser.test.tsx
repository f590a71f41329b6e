import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Button } from './button.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { FormDialog } from './windows/form-dialog.tsx';

const root = document.documentElement;

function enlarge() {
  root.style.fontSize = '200%';
  onTestFinished(() => void root.style.removeProperty('font-size'));
}

test('a checkbox keeps its corners with text at 200 %, so that it looks unlike a radio button', async () => {
  enlarge();
  await render(<Checkbox label="Parking" checked={false} onChange={() => {}} />);
  const box = page.getByText('Parking').element().previousElementSibling!;
  const radius = Number.parseFloat(getComputedStyle(box).borderTopLeftRadius);
  expect(radius).toBeLessThan(box.getBoundingClientRect().width / 3);
});

test('the lines of a button keep a distance from its border with text at 200 %', async () => {
  enlarge();
  await render(
    <div style={{ width: 240 }}>
      <Button>Fermer définitivement</Button>
    </div>,
  );
  const button = page.getByRole('button').element();
  const lines = document.createRange();
  lines.selectNodeContents(button);
  const [inner, outer] = [lines.getBoundingClientRect(), button.getBoundingClientRect()];
  expect(inner.height).toBeGreaterThan(60);
  expect(outer.bottom - inner.bottom).toBeGreaterThan(10);
});

test('the long title of a window does not cover its form with text at 200 %', async () => {
  enlarge();
  await page.viewport(320, 640);
  await render(
    <FormDialog
      open
      onClose={() => {}}
      title="Désactiver le compte de Ghislaine Poulain ?"
      intro="Ses sessions se ferment. Les faits et le fondement lui sont envoyés, avec les moyens de contester."
      submitLabel="Désactiver"
      pending={false}
      onSubmit={() => Promise.resolve()}
    >
      <label>
        Faits <textarea />
      </label>
    </FormDialog>,
  );
  const submit = page.getByRole('button', { name: 'Désactiver' });
  await expect.element(submit).toBeInTheDocument();
  submit.element().closest('.dialog-surface')!.scrollTop = 10_000;
  await expect
    .poll(() => {
      const { left, top } = submit.element().getBoundingClientRect();
      return document.elementFromPoint(left + 20, top + 20)?.closest('button');
    })
    .toBe(submit.element());
});
