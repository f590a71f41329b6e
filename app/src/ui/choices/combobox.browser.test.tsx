import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { ComboboxOption } from './combobox-list.tsx';
import { Combobox } from './combobox.tsx';

const towns: ComboboxOption[] = [
  { value: '42218', label: 'Saint-Étienne', detail: '42' },
  { value: '76575', label: 'Saint-Étienne-du-Rouvray', detail: '76' },
  { value: '74010', label: 'Annecy', detail: '74' },
];

function TownField({ onSubmit = () => {} }: { onSubmit?: (town: string) => void }) {
  const [text, setText] = useState('');
  const options = text ? towns.filter(({ label }) => label.toLowerCase().includes(text)) : [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(text);
      }}
    >
      <Combobox
        label="Ville"
        text={text}
        onTextChange={setText}
        options={options}
        onSelect={({ label }) => setText(label)}
        emptyText="Aucune ville"
      />
      <button>Rechercher</button>
    </form>
  );
}

const field = page.getByRole('combobox', { name: 'Ville' });
const suggestions = page.getByRole('option');

test('a pressed suggestion fills the field, which keeps the focus', async () => {
  await render(<TownField />);
  await field.fill('saint');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions');
  await suggestions.first().click();
  await expect.element(field).toHaveValue('Saint-Étienne');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('the arrow keys go round the suggestions, and Enter chooses without sending the form', async () => {
  const onSubmit = vi.fn();
  await render(<TownField onSubmit={onSubmit} />);
  await field.fill('saint');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(suggestions.last()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', suggestions.first().element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Saint-Étienne');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('Saint-Étienne');
});

test('the active suggestion has an outline, which forced colours keep', async () => {
  await render(<TownField />);
  await field.fill('saint');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(suggestions.first()).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '2px' });
  expect(getComputedStyle(suggestions.nth(1).element()).outlineStyle).toBe('none');
});

test('Enter without a chosen suggestion sends the text as typed', async () => {
  const onSubmit = vi.fn();
  await render(<TownField onSubmit={onSubmit} />);
  await field.fill('saint');
  await expect.element(suggestions.first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('saint');
});

test('Escape closes the suggestions and nothing around them', async () => {
  const onKeyDown = vi.fn();
  await render(
    <div role="presentation" onKeyDown={onKeyDown}>
      <TownField />
    </div>,
  );
  await field.fill('annecy');
  await expect.element(suggestions).toBeVisible();
  onKeyDown.mockClear();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test('leaving the field closes the suggestions', async () => {
  await render(<TownField />);
  await field.fill('annecy');
  await expect.element(suggestions).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('a text without a match says so', async () => {
  await render(<TownField />);
  await field.fill('zzz');
  await expect.element(page.getByRole('status')).toHaveTextContent('Aucune ville');
});

test('the clear button empties the field and leads back to it', async () => {
  await render(<TownField />);
  await field.fill('annecy');
  await page.getByRole('button', { name: /^Effacer/ }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
});

const places: ComboboxOption[] = [
  { value: 'lyon', label: 'Lyon', detail: '69000', group: 'Villes' },
  { value: 'gare', label: 'Gare de Lyon', detail: '75012 Paris', group: 'Adresses et lieux' },
  { value: 'rue', label: 'Rue de Lyon', detail: '75012 Paris', group: 'Adresses et lieux' },
];

function PlaceField({ onSelect }: { onSelect: (place: ComboboxOption) => void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Lieu"
      text={text}
      onTextChange={setText}
      options={text ? places : []}
      onSelect={onSelect}
      note="Hors ligne"
    />
  );
}

test('groups have a name, are counted, and the arrow keys pass from one to the next', async () => {
  const onSelect = vi.fn();
  await render(<PlaceField onSelect={onSelect} />);
  const lieu = page.getByRole('combobox', { name: 'Lieu' });
  await lieu.fill('lyon');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('3 suggestions. Villes : 1, Adresses et lieux : 2. Hors ligne');
  const group = page.getByRole('group', { name: 'Adresses et lieux' });
  await expect.element(group.getByRole('option').first()).toHaveTextContent('Gare de Lyon');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const station = group.getByRole('option', { name: /^Gare/ });
  await expect.element(station).toHaveAttribute('aria-selected', 'true');
  await expect.element(lieu).toHaveAttribute('aria-activedescendant', station.element().id);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(places[1]);
});

function RecentField({ onSelect }: { onSelect: (place: ComboboxOption) => void }) {
  const [names, setNames] = useState(['Lyon', 'Paris', 'Brest']);
  const options = names.map((name) => ({
    value: name,
    label: name,
    group: 'Récents',
    onRemove: () => setNames((others) => others.filter((other) => other !== name)),
  }));
  return <Combobox label="Lieu" text="" onTextChange={() => {}} options={options} onSelect={onSelect} />;
}

test('an option is deleted by its cross, by the arrow to it or by the Delete key', async () => {
  const onSelect = vi.fn();
  await render(<RecentField onSelect={onSelect} />);
  const lieu = page.getByRole('combobox', { name: 'Lieu' });
  await lieu.click();
  await page.getByRole('option', { name: 'Effacer « Lyon »' }).click();
  await expect.element(page.getByRole('option', { name: 'Lyon' })).not.toBeInTheDocument();
  await expect.element(lieu).toHaveAttribute('aria-expanded', 'true');

  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  const cross = page.getByRole('option', { name: 'Effacer « Paris »' });
  await expect.element(cross).toHaveAttribute('aria-selected', 'true');
  await expect.element(lieu).toHaveAttribute('aria-activedescendant', cross.element().id);
  await userEvent.keyboard('{Enter}');
  const brest = page.getByRole('option', { name: 'Brest', exact: true });
  await expect.element(brest).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Delete}');
  await expect.element(lieu).toHaveAttribute('aria-expanded', 'false');
  expect(onSelect).not.toHaveBeenCalled();
});
