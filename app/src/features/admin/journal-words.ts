import { byName, columnName } from './column-names.ts';
import type { JournalEntry } from './journal-query.ts';

type Entry = Pick<JournalEntry, 'operation' | 'tableName' | 'before' | 'after'>;
type Values = Record<string, unknown>;

const things: Record<string, string> = {
  laundromats: 'la laverie',
  users: 'le compte',
  contacts: 'un message',
  reports: 'un signalement',
  services: 'le service',
  subscription_plans: 'la formule',
  site_settings: 'les paramètres du site',
};

/** The kinds of things a journal can be filtered by. */
export const journalFilters = [
  { value: '', label: 'Tout' },
  { value: 'laundromats', label: 'Laveries' },
  { value: 'laundromat_services', label: 'Services des laveries' },
  { value: 'photos', label: 'Photos' },
  { value: 'photo_removals', label: 'Photos supprimées' },
  { value: 'users', label: 'Utilisateurs' },
  { value: 'review_removals', label: 'Avis supprimés' },
  { value: 'contacts', label: 'Messages' },
  { value: 'reports', label: 'Signalements' },
  { value: 'site_settings', label: 'Paramètres' },
] as const;

/** « a publié la laverie », with what was acted on left to follow. */
export function actionWords({ operation, tableName, before, after }: Entry): string {
  const values = asValues(after);
  if (tableName === 'review_removals') return "a supprimé l'avis de";
  if (tableName === 'laundromat_services') return serviceWords(operation, asValues(after ?? before).services);
  if (tableName === 'photo_removals') return 'a supprimé une photo de la laverie';
  if (tableName === 'photos') return photoWords(operation, values);
  const verb = specialVerb(tableName, operation, asValues(before), values);
  return `${verb ?? { insert: 'a ajouté', update: 'a modifié', delete: 'a supprimé' }[operation] ?? operation} ${things[tableName] ?? tableName}`;
}

/** So many services are named; of more, only their number. */
const namedServices = 3;

function serviceWords(operation: string, services: unknown): string {
  const names = Array.isArray(services) ? services.map(String) : [];
  const list = new Intl.ListFormat('fr').format(names);
  const what =
    names.length > namedServices
      ? `${names.length} services`
      : `${names.length === 1 ? 'le service' : 'les services'} ${list}`;
  return operation === 'delete' ? `a retiré ${what} de la laverie` : `a ajouté ${what} à la laverie`;
}

function photoWords(operation: string, after: Values): string {
  if (operation === 'insert') return 'a ajouté une photo à la laverie';
  if (operation === 'delete') return 'a supprimé une photo de la laverie';
  return after.is_primary === true
    ? 'a choisi la photo principale de la laverie'
    : 'a modifié une photo de la laverie';
}

function specialVerb(table: string, operation: string, before: Values, after: Values): string | undefined {
  if (table === 'laundromats') {
    if (operation === 'insert') return 'a ajouté ou rétabli';
    if (typeof after.refusal_reason === 'string')
      return before.is_active === true ? "a retiré de l'annuaire" : 'a refusé';
    if (after.is_active === true) return 'a publié';
    if (after.changed_at === null) return 'a approuvé les modifications de';
  }
  if (table === 'users' && typeof after.is_active === 'boolean')
    return after.is_active ? 'a réactivé' : 'a désactivé';
  if (table === 'contacts' && typeof after.is_read === 'boolean')
    return after.is_read ? 'a marqué comme lu' : 'a marqué comme non lu';
  if (table === 'reports') {
    return { upheld: 'a retenu', dismissed: 'a rejeté', open: 'a rouvert' }[String(after.state)];
  }
  return undefined;
}

/** Every column that an entry speaks of, with its value before and after. */
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
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
