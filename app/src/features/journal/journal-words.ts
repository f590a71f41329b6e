import type { AdminJournalQuery } from '#app/graphql/generated/graphql.ts';
import { machineText } from '#contract/laundromat/machine-texts.ts';
import { machine } from '#contract/laundromat/machines.ts';
import { byName, columnName } from './column-names.ts';

export type JournalEntry = AdminJournalQuery['rows'][number];

type Entry = Pick<JournalEntry, 'operation' | 'tableName' | 'before' | 'after'>;
type Values = Record<string, unknown>;

const things: Record<string, string> = {
  laundromats: 'la laverie',
  users: 'le compte',
  contacts: 'un message',
  contact_replies: 'une réponse à un message',
  fact_corrections: 'une erreur signalée sur',
  laundromat_claims: 'la demande pour',
  services: 'le service',
  subscription_plans: 'la formule',
  site_settings: 'les paramètres du site',
  site_statements: 'une affirmation du site',
};

export const journalFilters = [
  { value: '', label: 'Tout' },
  { value: 'laundromats', label: 'Laveries' },
  { value: 'laundromat_services', label: 'Services des laveries' },
  { value: 'machines', label: 'Machines des laveries' },
  { value: 'opening_exceptions', label: 'Horaires exceptionnels' },
  { value: 'photos', label: 'Photos' },
  { value: 'photo_removals', label: 'Photos supprimées' },
  { value: 'users', label: 'Utilisateurs' },
  { value: 'review_removals', label: 'Avis supprimés' },
  { value: 'review_photos', label: 'Photos de visiteurs' },
  { value: 'contacts', label: 'Messages' },
  { value: 'reports', label: 'Signalements' },
  { value: 'fact_corrections', label: 'Erreurs signalées' },
  { value: 'source_%', label: 'OpenStreetMap' },
  { value: 'laundromat_claims', label: 'Demandes de propriétaires' },
  { value: 'site_s%', label: 'Paramètres' },
] as const;

/** Says what an entry of the journal did: « a publié la laverie ». */
export function actionWords({ operation, tableName, before, after }: Entry): string {
  const values = asValues(after);
  if (tableName === 'moderation_actions') return decisionWords(asValues(before), values);
  if (tableName === 'laundromat_services')
    return listWords(operation, serviceNames(asValues(after ?? before).services));
  if (tableName === 'machines') return listWords(operation, 'des machines');
  if (tableName === 'opening_exceptions') return listWords(operation, 'des horaires exceptionnels');
  if (tableName === 'photos') return photoWords(operation, values);
  if (tableName === 'source_candidates') return pairWords[String(values.status)] ?? 'a décidé de la laverie';
  if (tableName === 'source_objects') return objectWords(asValues(before), values);
  const verb = specialVerb(tableName, operation, values);
  return `${verb ?? { insert: 'a ajouté', update: 'a modifié', delete: 'a supprimé' }[operation] ?? operation} ${things[tableName] ?? tableName}`;
}

const decisions: Record<string, string> = {
  'laundromat published': 'a publié la laverie',
  'laundromat reverted': 'a annulé les modifications de la laverie',
  'laundromat approved': 'a approuvé les modifications de la laverie',
  'laundromat refused': 'a refusé la laverie',
  'laundromat closed': 'a fermé définitivement la laverie',
  'laundromat deleted': 'a supprimé la laverie',
  'laundromat merged': 'a fusionné avec une autre la laverie',
  'review published': "a publié l'avis de",
  'review removed': "a supprimé l'avis de",
  'photo removed': 'a supprimé une photo de la laverie',
  'review_photo published': "a publié une photo de l'avis de",
  'review_photo removed': "a supprimé une photo de l'avis de",
  'report upheld': 'a retenu un signalement',
  'report dismissed': 'a rejeté un signalement',
  'report reopened': 'a rouvert un signalement',
};

function decisionWords(before: Values, after: Values): string {
  if (after.decision === 'refused' && before.is_active === true) return "a retiré de l'annuaire la laverie";
  const decision = `${String(after.subject_type)} ${String(after.decision)}`;
  return decisions[decision] ?? decision;
}

const namedServices = 3;

function serviceNames(services: unknown): string {
  const names = Array.isArray(services) ? services.map(String) : [];
  if (names.length > namedServices) return `${names.length} services`;
  return `${names.length === 1 ? 'le service' : 'les services'} ${new Intl.ListFormat('fr').format(names)}`;
}

const listWords = (operation: string, rows: string) =>
  operation === 'delete' ? `a retiré ${rows} de la laverie` : `a ajouté ${rows} à la laverie`;

function photoWords(operation: string, after: Values): string {
  if (operation === 'insert') return 'a ajouté une photo à la laverie';
  if (operation === 'delete') return 'a supprimé une photo de la laverie';
  return after.is_primary === true
    ? 'a choisi la photo principale de la laverie'
    : 'a modifié une photo de la laverie';
}

const pairWords: Record<string, string> = {
  same: 'a relié à OpenStreetMap la laverie',
  different: "a distingué d'un objet d'OpenStreetMap la laverie",
  open: 'a remis à comparer avec OpenStreetMap la laverie',
};

function objectWords(before: Values, after: Values): string {
  if ('kept' in after) {
    const isReopened = Object.keys(asValues(after.kept)).length < Object.keys(asValues(before.kept)).length;
    return isReopened ? 'a rouvert une différence de la laverie' : 'a gardé nos informations sur la laverie';
  }
  if (after.chosen_class === 'self_service')
    return "a classé comme laverie libre-service un objet d'OpenStreetMap";
  return after.chosen_class === 'other'
    ? "a écarté un objet d'OpenStreetMap"
    : "a remis à classer un objet d'OpenStreetMap";
}

function specialVerb(table: string, operation: string, after: Values): string | undefined {
  if (table === 'laundromats' && operation === 'insert') return 'a ajouté ou rétabli';
  if (table === 'users' && typeof after.is_active === 'boolean')
    return after.is_active ? 'a réactivé' : 'a désactivé';
  if (table === 'contacts' && typeof after.is_read === 'boolean')
    return after.is_read ? 'a marqué comme lu' : 'a marqué comme non lu';
  if (table === 'contact_replies') return 'a écrit';
  return ['fact_corrections', 'laundromat_claims'].includes(table)
    ? stateVerbs[String(after.status)]
    : undefined;
}

const stateVerbs: Record<string, string> = {
  accepted: 'a accepté',
  dismissed: 'a écarté',
  open: 'a rouvert',
  refused: 'a refusé',
  reverted: "a annulé l'acceptation de",
};

export function changesOf({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const [old, now] = [asValues(before), asValues(after)];
  const columns = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort(byName);
  return columns
    .map((column) => ({
      column: columnName(column),
      before: valueText(old[column]),
      after: valueText(now[column]),
    }))
    .filter((change) => change.before !== change.after);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'string') return value;
  const { data } = machine.safeParse(value);
  return data ? machineText(data) : JSON.stringify(value);
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
