import { featuredDays } from '../laundromat/laundromat.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Overdue: a renewal has failed; the plan is granted while the provider tries again. */
const meanings: Record<
  string,
  { grants?: 'paid' | 'overdue'; isUnpaid?: true; isOver?: true; neverPaid?: true }
> = {
  active: { grants: 'paid' },
  trialing: { grants: 'paid' },
  past_due: { grants: 'overdue', isUnpaid: true },
  unpaid: { isUnpaid: true },
  canceled: { isOver: true },
  // Only ours: the provider says `incomplete` while the first payment is on its way.
  processing: { neverPaid: true },
  incomplete: { isOver: true, neverPaid: true },
  incomplete_expired: { isOver: true, neverPaid: true },
};

interface WithStatus {
  status: string;
}

export const grantingStatuses = Object.keys(meanings).filter((status) => meanings[status]?.grants);

export const overStatuses = Object.keys(meanings).filter((status) => meanings[status]?.isOver);

export const isInProgress = ({ status }: WithStatus) => !meanings[status]?.isOver;

export const isProcessing = ({ status }: WithStatus) => status === 'processing';

export const wasPaid = ({ status }: WithStatus) => !meanings[status]?.neverPaid;

export const isPaid = ({ status }: WithStatus) => meanings[status]?.grants === 'paid';

export const hasUnpaidRenewal = ({ status }: WithStatus) => meanings[status]?.isUnpaid ?? false;

interface Subscription extends WithStatus {
  planId: string;
  currentPeriodStart: string | null;
  currentPeriodEnd: string | null;
}

interface Plan {
  id: string;
  price: string;
  maxLaundromats: number;
  allowFeatured: boolean;
  prioritySupport: boolean;
}

interface Laundromat {
  id: string;
  isActive: boolean;
  isPremium: boolean;
  needsApproval: boolean;
}

export interface Flags {
  isActive: boolean;
  isPremium: boolean;
  isFeatured: boolean;
  featuredUntil: string | null;
}

/**
 * `paid`, `overdue`: a plan covers the laundromat. `beyondLimit`: it covers others. `free`: no plan is granted.
 * `refused`: only an administrator publishes it, whatever is paid.
 */
export const coverageReasons = ['paid', 'overdue', 'beyondLimit', 'free', 'refused'] as const;
type CoverageReason = (typeof coverageReasons)[number];

/**
 * `choose`: can be chosen. `included`: they have it. `covered`: they have a better one. `manage`: they change their
 * subscription at the payment provider. `full`: they have as many laundromats as it allows.
 */
export const planOffers = ['choose', 'included', 'covered', 'manage', 'full'] as const;
type PlanOffer = (typeof planOffers)[number];

export interface Coverage<P extends Plan, S extends Subscription> {
  granted: { plan: P; subscription: S; isOverdue: boolean } | undefined;
  plan: P | undefined;
  /** Number of laundromats that the owner may have, those of the free plan included. -1: unlimited. */
  room: number;
  hasPrioritySupport: boolean;
  laundromats: { id: string; flags: Flags; reason: CoverageReason }[];
  offers: { planId: string; offer: PlanOffer }[];
}

/**
 * Returns what an owner's subscriptions cover. `laundromats` are all of the owner's, the oldest first and one to be
 * added last. A plan with a limit covers that many, and refused ones only after the others.
 */
export function coverageOf<P extends Plan, S extends Subscription>(
  subscriptions: readonly S[],
  plans: readonly P[],
  laundromats: readonly Laundromat[],
  now: Date,
): Coverage<P, S> {
  const granted = subscriptions
    .flatMap((subscription) => {
      const grants = meanings[subscription.status]?.grants;
      const plan = plans.find(({ id }) => id === subscription.planId);
      if (!grants || !plan || isFree(plan)) return [];
      return [{ plan, subscription, isOverdue: grants === 'overdue' }];
    })
    .toSorted(byRank)[0];
  const served = laundromats.toSorted(
    (one, other) => Number(one.needsApproval) - Number(other.needsApproval),
  );
  const covered = new Set(
    granted && served.filter((_, place) => isWithin(granted.plan, place)).map(({ id }) => id),
  );
  const free = plans.find(isFree);
  const room = roomOf(granted?.plan, free);
  return {
    granted,
    plan: granted?.plan ?? free,
    room,
    hasPrioritySupport: granted?.plan.prioritySupport ?? false,
    laundromats: laundromats.map((laundromat) => ({
      id: laundromat.id,
      flags: flagsOf(laundromat, covered.has(laundromat.id) ? granted : undefined, now),
      reason: reasonOf(laundromat, granted, covered.has(laundromat.id)),
    })),
    offers: plans.map((plan) => ({
      planId: plan.id,
      offer: offerOf(plan, granted?.plan, subscriptions.some(isInProgress), laundromats.length, room),
    })),
  };
}

type Granted = NonNullable<Coverage<Plan, Subscription>['granted']>;

/**
 * Becoming Premium publishes a laundromat that nobody has refused. Losing the plan removes the flags, but unpublishes
 * nothing.
 */
function flagsOf(
  { isActive, isPremium, needsApproval }: Laundromat,
  granted: Granted | undefined,
  now: Date,
): Flags {
  if (!granted) return { isActive, isPremium: false, isFeatured: false, featuredUntil: null };
  return {
    isActive: !needsApproval && (isActive || !isPremium),
    isPremium: true,
    ...featuredState(granted, now),
  };
}

/** Featured on the front page for 30 days from the start of the paid period, or to its end if that is later. */
function featuredState({ plan, isOverdue, subscription }: Granted, now: Date) {
  if (!plan.allowFeatured || isOverdue) return { isFeatured: false, featuredUntil: null };
  const { currentPeriodStart, currentPeriodEnd } = subscription;
  const start = currentPeriodStart === null ? now.getTime() : Date.parse(currentPeriodStart);
  const until = new Date(
    Math.max(start + featuredDays * dayMs, currentPeriodEnd === null ? 0 : Date.parse(currentPeriodEnd)),
  );
  return { isFeatured: until > now, featuredUntil: until.toISOString() };
}

function reasonOf(laundromat: Laundromat, granted: Granted | undefined, isCovered: boolean): CoverageReason {
  if (laundromat.needsApproval) return 'refused';
  if (!granted) return 'free';
  if (!isCovered) return 'beyondLimit';
  return granted.isOverdue ? 'overdue' : 'paid';
}

function offerOf(
  plan: Plan,
  own: Plan | undefined,
  isSubscribed: boolean,
  present: number,
  room: number,
): PlanOffer {
  const isBeside = own !== undefined && isFree(plan) && !isWithin(own, present);
  if (isBeside) return isWithin({ maxLaundromats: room }, present) ? 'choose' : 'full';
  const offer = offerBefore(plan, own, isSubscribed);
  return (offer === 'choose' || offer === 'included') && !isWithin(plan, present) ? 'full' : offer;
}

function roomOf(own: Plan | undefined, free: Plan | undefined): number {
  const limits = [own, free].flatMap((plan) => plan?.maxLaundromats ?? []);
  return limits.includes(-1) ? -1 : limits.reduce((sum, limit) => sum + limit, 0);
}

function offerBefore(plan: Plan, own: Plan | undefined, isSubscribed: boolean): PlanOffer {
  if (!own) return isSubscribed && !isFree(plan) ? 'manage' : 'choose';
  if (plan.id === own.id) return 'included';
  return byWorth(own, plan) < 0 ? 'covered' : 'manage';
}

const isFree = ({ price }: Pick<Plan, 'price'>) => Number(price) === 0;

/** Tells whether a plan has room for one more beside `place` laundromats. */
export const isWithin = ({ maxLaundromats }: Pick<Plan, 'maxLaundromats'>, place: number) =>
  maxLaundromats === -1 || place < maxLaundromats;

const byWorth = (one: Plan, other: Plan) =>
  Number(other.allowFeatured) - Number(one.allowFeatured) || Number(other.price) - Number(one.price);

const byRank = (one: Granted, other: Granted) =>
  byWorth(one.plan, other.plan) ||
  Number(one.isOverdue) - Number(other.isOverdue) ||
  Date.parse(other.subscription.currentPeriodEnd ?? '') - Date.parse(one.subscription.currentPeriodEnd ?? '');
