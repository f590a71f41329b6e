import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Panel } from '#app/features/admin-lists/list-panel.tsx';
import { refusedChange, useAction } from '#app/graphql/action.ts';
import type { SiteStatementFragment } from '#app/graphql/generated/graphql.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { siteSettingsQuery } from '#app/graphql/site/site-settings-query.ts';
import { countPlaceholder, type StatementId } from '#app/graphql/site/statements.ts';
import { useFreshQuery, useFreshRead } from '#app/graphql/use-fresh-query.ts';
import { fieldOf, useTypedForm } from '#app/lib/forms/typed-form.ts';
import { useEdit } from '#app/lib/forms/use-edit.ts';
import { useBegunEdit } from '#app/session/use-begun-edit.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { NewerValues, ResumedValues } from '#app/ui/fields/newer-values.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { toast, toastFailure } from '#app/ui/notices/toast.ts';
import { siteStatement } from '#contract/site/site-settings.ts';

const statementFragment = graphql(`
  fragment SiteStatement on site_statements {
    id
    text
    isShown
    source
    updatedAt
  }
`);

const statementsQuery = graphql(
  `
    query SiteStatements {
      site_statements {
        ...SiteStatement
      }
    }
  `,
  [statementFragment],
);

/** Refused when another version is stored than the form showed. */
const saveStatementMutation = graphql(
  `
    mutation SaveStatement($id: String!, $seen: timestamptz!, $statement: site_statements_set_input!) {
      update_site_statements(where: { id: { _eq: $id }, updatedAt: { _eq: $seen } }, _set: $statement) {
        returning {
          ...SiteStatement
        }
      }
    }
  `,
  [statementFragment],
);

const slots: Record<StatementId, string> = {
  popularPlan: 'Ruban de la formule Premium, page Abonnements',
  homeCount: "Page d'accueil",
  aboutCount: 'Page À propos',
  websiteCount: 'Page Création de site internet',
  seoVisibility: 'Page Référencement local, visibilité',
  seoPosition: 'Page Référencement local, position',
  seoCalls: 'Page Référencement local, appels',
  smsOpenRate: 'Page Campagne SMS',
  faqReviews: 'Questions fréquentes, avis (le site en accepte sur toutes les fiches)',
};
const labels = { text: 'Texte', isShown: 'Affichée', source: 'Source' };
const written = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value ?? '');

export function StatementsSection() {
  const query = useFreshQuery({ query: statementsQuery, variables: {} });
  return (
    <section aria-labelledby="affirmations">
      <h2 id="affirmations" className="mb-2 text-2xl font-bold tracking-tight">
        Affirmations
      </h2>
      <p className="mb-4 max-w-3xl text-slate">
        <span>
          La loi demande de pouvoir prouver chacune d&apos;elles (article L121-2 du Code de la
          consommation)&nbsp;: notez-en la source.
        </span>{' '}
        <span>{`«\u00a0${countPlaceholder}\u00a0» devient le nombre réel de laveries publiées.`}</span>
      </p>
      <Panel query={query}>
        {({ site_statements: statements }) => (
          <ul className="divide-y divide-line">
            {Object.entries(slots).map(([id, slot]) => {
              const present = statements.find((each) => each.id === id);
              return present && <Statement key={id} slot={slot} present={present} />;
            })}
          </ul>
        )}
      </Panel>
    </section>
  );
}

const valuesOf = ({ text, isShown, source }: SiteStatementFragment) => ({ text, isShown, source });

const typedStatement = z.object({ text: z.string(), isShown: z.boolean(), source: z.string().nullable() });

/** Longer texts are edited in a field of several lines. */
const lineLength = 60;

function Statement({ slot, present }: { slot: string; present: SiteStatementFragment }) {
  const read = useFreshRead();
  const saveStatement = useAction(saveStatementMutation);
  const Text = present.text.length > lineLength ? TextArea : TextField;
  const form = useTypedForm(siteStatement, { defaultValues: valuesOf(present) });
  const reload = async () =>
    (await read(statementsQuery, {}))?.site_statements.find(({ id }) => id === present.id);
  const edit = useEdit(form, { opened: present, valuesOf, seenOf: valuesOf, reload });
  const begun = useBegunEdit(form, { subject: `statement:${present.id}`, typed: typedStatement, edit });

  const save = form.handleSubmit(async (statement) => {
    let stored: SiteStatementFragment | undefined;
    const attempt = await edit.save(async ({ id, updatedAt: seen }) => {
      try {
        const answer = await saveStatement({ id, seen, statement });
        stored = answer.update_site_statements?.returning[0];
        return stored ? 'saved' : 'newer';
      } catch (failure) {
        toastFailure("L'affirmation n'a pas été enregistrée", failure, refusedChange);
        return 'failed';
      }
    });
    if (attempt !== 'saved' || !stored) return;
    edit.restart(stored);
    begun.discard();
    toast({ title: 'Affirmation enregistrée' });
    // Other pages read the shown statements only.
    await read(siteSettingsQuery, {});
  });

  return (
    <li>
      <form
        noValidate
        aria-label={slot}
        onSubmit={(event) => void save(event)}
        className="grid gap-3 p-4 sm:p-5"
      >
        <h3 className="font-semibold">{slot}</h3>
        <ResumedValues {...begun} />
        <div className="grid gap-4 lg:grid-cols-2">
          <Text label={labels.text} {...fieldOf(form, 'text')} />
          <TextArea label={labels.source} rows={2} {...fieldOf(form, 'source')} />
        </div>
        <NewerValues
          newer={edit.newer}
          choose={edit.choose}
          labelOf={(name) => labels[name as keyof typeof labels]}
          textOf={(_, value) => written(value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={labels.isShown}
            checked={useWatch({ control: form.control, name: 'isShown' })}
            onChange={(isShown) => form.setValue('isShown', isShown, { shouldDirty: true })}
          />
          <Button type="submit" variant="secondary" size="small" pending={form.formState.isSubmitting}>
            Enregistrer
          </Button>
        </div>
      </form>
    </li>
  );
}
