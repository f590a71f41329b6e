import { useMemo, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';

export interface NewerValue {
  name: string;
  mine: unknown;
  stored: unknown;
}

interface EditedForm<Row, Values> {
  opened: Row;
  valuesOf: (row: Row) => Values;
  seenOf: (row: Row) => object;
  /** Fields that are saved together, such as both coordinates. */
  groups?: Groups;
  reload: () => Promise<Row | null | undefined>;
}

export interface BegunEdit<Values> {
  typed: Values;
  shown: Values;
  seen: object;
}

export type Attempt = 'saved' | 'failed' | 'newer';

/** Sends an edit; `newer` means that another device has changed the same fields. */
export async function attemptEdit(
  send: () => Promise<unknown>,
  onFailed: (failure: unknown) => void,
): Promise<Attempt> {
  try {
    await send();
    return 'saved';
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'newerValues') return 'newer';
    onFailed(failure);
    return 'failed';
  }
}

/**
 * Saves the changed fields of a form. If another device has changed the same fields, the form keeps the typed values
 * and `newer` lists those to choose between, one of a group; `choose` sets all of a group.
 */
export function useEdit<Row, Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { opened, valuesOf, seenOf, groups = noGroups, reload }: EditedForm<Row, Values>,
) {
  const [row, setRow] = useState(opened);
  const [isResumed, setResumed] = useState(false);
  const [conflicts, setConflicts] = useState<NewerValue[]>([]);
  const newer = useMemo(
    () =>
      conflicts.filter(
        ({ name }, index) =>
          conflicts.findIndex((each) => groupOf(each.name, groups).includes(name)) === index,
      ),
    [conflicts, groups],
  );
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  const changedSince = (shown: Row) => changedFields(valuesOf(shown), form.getValues(), groups);

  function restart(stored: Row, typed: Record<string, unknown> = {}) {
    setRow(stored);
    setConflicts([]);
    setResumed(false);
    form.reset(valuesOf(stored) as DefaultValues<Values>);
    for (const [name, value] of Object.entries(typed)) set(name, value);
  }

  const present = (): BegunEdit<Values> => ({
    typed: form.getValues(),
    shown: valuesOf(row),
    seen: seenOf(row),
  });

  /** Shows the stored row with the typed changes, and returns the fields that both devices changed. */
  function takeOver(stored: Row, edit = present()): NewerValue[] {
    const typed = new Map(Object.entries(edit.typed));
    const [before, now] = [edit.seen, seenOf(stored)].map((each) => new Map(Object.entries(each)));
    const shown = new Map(Object.entries(valuesOf(stored)));
    const mine = changedFields(edit.shown, edit.typed, groups);
    const found = mine
      .filter(
        (name) => !isSame(before!.get(name), now!.get(name)) && !isSame(typed.get(name), shown.get(name)),
      )
      .map((name) => ({ name, mine: typed.get(name), stored: shown.get(name) }));
    restart(stored, Object.fromEntries(mine.map((name) => [name, typed.get(name)])));
    setConflicts(found);
    return found;
  }

  async function save(send: (shown: Row, changed: string[]) => Promise<Attempt>): Promise<Attempt> {
    const attempt = await send(row, changedSince(row));
    if (attempt !== 'newer') return attempt;
    const stored = await reload();
    if (!stored) return 'failed';
    if (takeOver(stored).length > 0) return 'newer';
    // The two devices changed different fields, or wrote the same.
    return send(stored, changedSince(stored));
  }

  function choose(name: string, side: 'mine' | 'stored') {
    const chosen = groupOf(name, groups);
    for (const value of conflicts) if (chosen.includes(value.name)) set(value.name, value[side]);
  }
  /** Returns enough to take the typed changes over later, or null without changes. */
  const begun = () => (changedSince(row).length > 0 ? present() : null);
  /** Returns false when everything that was typed is stored already. */
  function resume(edit: BegunEdit<Values>): boolean {
    takeOver(row, edit);
    const hasChanges = begun() !== null;
    setResumed(hasChanges);
    return hasChanges;
  }
  const undo = () => restart(row);
  return { row, newer, save, restart, choose, begun, isResumed, resume, undo };
}

type Groups = readonly (readonly string[])[];
const noGroups: Groups = [];
const groupOf = (name: string, groups: Groups) => groups.find((group) => group.includes(name)) ?? [name];

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one === '' ? null : one) === JSON.stringify(other === '' ? null : other);
}

function changedFields<Values extends object>(before: Values, now: Values, groups: Groups): string[] {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(now).flatMap(([name, value]) =>
    isSame(old.get(name), value) ? [] : [name],
  );
  const others = groups.filter((group) => group.some((name) => changed.includes(name))).flat();
  return [...new Set([...changed, ...others.filter((name) => old.has(name))])];
}

export function picked<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(names.map((name) => [name, known.get(name) ?? null])) as Partial<Values>;
}
