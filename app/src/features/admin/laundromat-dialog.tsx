import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.ts';
import { checkDraft, type DraftErrors, draftOf, serviceChanges } from './laundromat-draft.ts';
import { LaundromatFields } from './laundromat-fields.tsx';
import type { AdminLaundromat } from './laundromat-list-query.ts';
import { addLaundromatMutation, saveLaundromatMutation } from './laundromat-mutations.ts';
import { useWrite } from './use-write.ts';

interface LaundromatDialogProps {
  open: boolean;
  /** The one to edit; without it a new one is added. */
  laundromat?: AdminLaundromat;
  onClose: () => void;
  onSaved: () => void;
}

/** Everything an administrator may write of a listing. Closing it by mistake loses nothing: the draft stays until it is saved. */
export function LaundromatDialog({ open, laundromat, onClose, onSaved }: LaundromatDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(laundromat));
  const [publishes, setPublishes] = useState(true);
  const [errors, setErrors] = useState<DraftErrors>({});
  const { write, writing } = useWrite();
  const form = useRef<HTMLFormElement>(null);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { fields, errors } = checkDraft(draft);
    setErrors(errors);
    if (!fields) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(errors)[0]}]`)?.focus();
      return;
    }
    const { services, ...changes } = fields;
    const laundromatServices = { data: services.map((serviceId) => ({ serviceId })) };
    const saved = laundromat
      ? await write(
          saveLaundromatMutation,
          { id: laundromat.id, changes, ...serviceChanges(laundromat, services) },
          "La laverie n'a pas été enregistrée",
        )
      : await write(
          addLaundromatMutation,
          { laundromat: { ...changes, isActive: publishes, laundromatServices } },
          "La laverie n'a pas été ajoutée",
        );
    if (!saved) return;
    toast({ title: laundromat ? 'Modifications enregistrées' : 'Laverie ajoutée', description: fields.name });
    if (!laundromat) setDraft(draftOf());
    onSaved();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={laundromat ? `Modifier «\u00a0${laundromat.name}\u00a0»` : 'Ajouter une laverie'}
    >
      <form ref={form} noValidate onSubmit={(event) => void save(event)} className="mt-2">
        <LaundromatFields
          draft={draft}
          errors={errors}
          onChange={(part) => {
            setDraft({ ...draft, ...part });
            setErrors({});
          }}
        />
        {!laundromat && (
          <Checkbox
            label="Publier tout de suite"
            checked={publishes}
            onChange={setPublishes}
            className="mt-2"
          />
        )}
        <div className="sticky bottom-0 -mx-5 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-card p-4">
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" pending={writing}>
            {laundromat ? 'Enregistrer les modifications' : 'Ajouter la laverie'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
