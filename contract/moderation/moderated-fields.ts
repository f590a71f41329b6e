import { moderatedNames, type ownerFields } from '../laundromat/fields.ts';

/**
 * free: visible at once. afterwards: at once, and an administrator reads it. held: when an administrator approves it,
 * if a rule of `held-changes.ts` applies, else as afterwards.
 */
type Moderation = 'free' | 'afterwards' | 'held';

export const moderationOf = {
  name: 'held',
  address: 'afterwards',
  city: 'afterwards',
  postalCode: 'afterwards',
  phone: 'held',
  email: 'held',
  description: 'held',
  hours: 'afterwards',
  weeklyHours: 'afterwards',
  holidayHours: 'afterwards',
  openingExceptions: 'afterwards',
  cycleMinutes: 'afterwards',
  priceFrom: 'afterwards',
  machines: 'afterwards',
  website: 'held',
  facebook: 'held',
  instagram: 'held',
  latitude: 'afterwards',
  longitude: 'afterwards',
  services: 'free',
  photos: 'afterwards',
  photoDescriptions: 'afterwards',
  photoOrder: 'free',
  reviewAnswers: 'afterwards',
  questionAnswers: 'free',
  closing: 'free',
} as const satisfies Record<keyof typeof ownerFields, Moderation> & Record<string, Moderation>;
export type ModeratedField = keyof typeof moderationOf;
/** Names of the fields with one of these moderations. */
type FieldsThat<Moderated extends Moderation> = {
  [Name in ModeratedField]: (typeof moderationOf)[Name] extends Moderated ? Name : never;
}[ModeratedField];

export type HeldField = FieldsThat<'held'>;
export const heldFields = (Object.keys(moderationOf) as ModeratedField[]).filter(
  (name): name is HeldField => moderationOf[name] === 'held',
);

export type UnreadPart = Exclude<FieldsThat<'afterwards'>, (typeof moderatedNames)[number]>;

/** Fields without a compared text: `approvedContent` says that one has changed, and from what. */
export const unreadParts = (Object.keys(moderationOf) as ModeratedField[]).filter(
  (name): name is UnreadPart =>
    moderationOf[name] === 'afterwards' && !(moderatedNames as readonly string[]).includes(name),
);
