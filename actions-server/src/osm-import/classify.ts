import { foldedText } from '#contract/validation/folded-text.ts';
import type { Tags } from './source-object.ts';

type SourceClass = 'self_service' | 'dry_cleaner' | 'business' | 'staffed' | 'private' | 'closed' | 'unclear';

export interface Classified {
  class: SourceClass;
  reason: string;
}

const words = (pattern: string) => new RegExp(`\\b(?:${pattern})`);
const selfServiceWords = words(
  'laver(?:ie|ies)\\b|lavomat|lav o mat|lavauto|lav auto|laundromat|launderette|laundrette|wash|libre service|self service|self\\b|automatique|speed queen|lavoir\\b|waschsalon|coin laundry|lav(?: |ae)?r?apid',
);
const dryCleanerWords = words(
  'pressing|teinturerie|nettoyage a sec|5 a sec|cinq a sec|retouche|cordonnerie|dry clean',
);
const businessWords = words(
  'blanchisserie|esat\\b|elis\\b|industriel|location de linge|linge professionnel|repassage|conciergerie|anett\\b|rlst\\b|kalhyge',
);
const brands = words('speed queen|wash me|revolution laundry|lavomatic|wash n dry|la wash\\b|ilv\\b');

const isYes = (value: string | undefined) => value === 'yes' || value === 'only';

export function isCandidate(tags: Tags): boolean {
  return (
    tags['shop'] === 'laundry' ||
    isMachine(tags) ||
    (tags['shop'] === 'dry_cleaning' && isYes(tags['self_service']))
  );
}

const isMachine = (tags: Tags) =>
  tags['amenity'] === 'washing_machine' || tags['vending'] === 'washing_machine';

export function classify(tags: Tags): Classified {
  const opening = tags['opening_hours'];
  if (isYes(tags['disused']) || isYes(tags['abandoned']) || opening === 'off' || opening === 'closed')
    return { class: 'closed', reason: 'disused, or opening_hours=off' };
  const access = tags['access'];
  if (access && ['private', 'no', 'customers', 'permit'].includes(access))
    return { class: 'private', reason: `access=${access}` };
  if (isYes(tags['self_service']))
    return { class: 'self_service', reason: `self_service=${tags['self_service']}` };
  if (tags['self_service'] === 'no') return { class: 'staffed', reason: 'self_service=no' };
  if (isYes(tags['automated'])) return { class: 'self_service', reason: 'automated=yes' };
  if (isMachine(tags)) return { class: 'self_service', reason: 'amenity=washing_machine' };
  return (
    byName(tags) ?? byHours(opening) ?? { class: 'unclear', reason: 'no tag, name or hours that decide' }
  );
}

function byName(tags: Tags): Classified | null {
  const name = foldedText([tags['name'], tags['brand'], tags['operator']].filter(Boolean).join(' '));
  const brand = brands.exec(name)?.[0];
  if (brand) return { class: 'self_service', reason: `brand « ${brand} »` };
  const selfService = selfServiceWords.exec(name)?.[0];
  const dryCleaner = dryCleanerWords.exec(name)?.[0];
  const business = businessWords.exec(name)?.[0];
  const other = dryCleaner ?? business;
  if (selfService && other)
    return { class: 'unclear', reason: `name with « ${selfService} » and « ${other} »` };
  if (selfService) return { class: 'self_service', reason: `name with « ${selfService} »` };
  if (dryCleaner) return { class: 'dry_cleaner', reason: `name with « ${dryCleaner} »` };
  if (business) return { class: 'business', reason: `name with « ${business} »` };
  if (isYes(tags['laundry_service']))
    return { class: 'staffed', reason: `laundry_service=${tags['laundry_service']}` };
  return null;
}

function byHours(opening: string | undefined): Classified | null {
  const everyDay = /^(?:Mo-Su(?:,PH)? ?)?0?(\d{1,2}):\d{2}-(\d{2}):\d{2}(?:; ?PH .*)?$/.exec(opening ?? '');
  const isLong = everyDay ? Number(everyDay[2]) - Number(everyDay[1]) >= 12 : opening === '24/7';
  return isLong ? { class: 'self_service', reason: 'open every day for 12 hours or more' } : null;
}
