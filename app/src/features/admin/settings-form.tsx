import { CircleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { missingSettings, siteSettings, type SiteSettings } from '#contract/site/site-settings.ts';
import { setSiteContact } from '#app/data/site-contact.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { toast } from '#app/ui/toast.ts';
import { firstErrors } from './first-errors.ts';
import { settingsGroups } from './settings-fields.ts';
import { type PresentSettings, saveSettingsMutation } from './settings-query.ts';
import { useWrite } from './use-write.ts';

type Draft = Record<keyof SiteSettings, string>;
type Errors = Partial<Record<keyof SiteSettings, string>>;

const names = settingsGroups.flatMap(({ fields }) => fields.map(({ name }) => name));

function draftOf(settings: SiteSettings): Draft {
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? ''])) as Draft;
}

/** What the site says of itself; header, footer, contact panel and legal pages show it as soon as it is saved. */
export function SettingsForm({ present, onSaved }: { present: PresentSettings; onSaved: () => void }) {
  const [draft, setDraft] = useState(() => draftOf(present));
  const [errors, setErrors] = useState<Errors>({});
  const { write, writing } = useWrite();
  const form = useRef<HTMLFormElement>(null);
  const missing = missingSettings(present);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { data: settings, error } = siteSettings.safeParse(draft);
    if (!settings) {
      const errors: Errors = firstErrors(error.issues);
      setErrors(errors);
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(errors)[0]}]`)?.focus();
      return;
    }
    const saved = await write(saveSettingsMutation, { settings }, "Les paramètres n'ont pas été enregistrés");
    if (!saved) return;
    setDraft(draftOf(settings));
    const { siteTitle, contactEmail, contactPhone, contactHours } = settings;
    setSiteContact({ siteTitle, contactEmail, contactPhone, contactHours });
    toast({ title: 'Paramètres enregistrés' });
    onSaved();
  };

  return (
    <form ref={form} noValidate aria-labelledby="parametres-generaux" onSubmit={(event) => void save(event)}>
      {missing.length > 0 && (
        <p className="flex gap-3 rounded-t-card bg-sun-100 px-4 py-3 sm:px-5">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
          <span>
            <strong className="font-semibold">Mentions légales incomplètes.</strong> Il manque&nbsp;:{' '}
            {missing.join(', ')}.
          </span>
        </p>
      )}
      <div className="divide-y divide-line">
        {settingsGroups.map(({ title, hint, fields }) => (
          <fieldset key={title} className="grid gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[16rem_1fr]">
            <div>
              <legend className="font-display text-lg font-bold">{title}</legend>
              {hint && <p className="mt-1 text-sm text-slate">{hint}</p>}
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map(({ name, label, ...field }) => (
                <TextField
                  key={name}
                  label={label}
                  name={name}
                  {...field}
                  value={draft[name]}
                  error={errors[name]}
                  onChange={(event) => {
                    setDraft({ ...draft, [name]: event.target.value });
                    setErrors({ ...errors, [name]: undefined });
                  }}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="flex justify-end border-t border-line p-4 sm:px-5">
        <Button type="submit" pending={writing} className="w-full sm:w-auto">
          Enregistrer les paramètres
        </Button>
      </div>
    </form>
  );
}
