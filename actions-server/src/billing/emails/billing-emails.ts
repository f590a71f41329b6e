import { z } from 'zod';
import { formatPrice } from '#contract/laundromat/price.ts';
import { formatDay } from '#contract/local-clock.ts';
import { rowId } from '#contract/validation/row-id.ts';
import type { Email } from '../../email/email.ts';

const text = z.string().nullish();

const details = z.object({
  amount: text,
  description: text,
  url: text,
  retryAt: text,
  reason: text,
  plan: text,
  previous: text,
  endsAt: text,
  name: text,
  subscription: text,
  customer: text,
  dispute: text,
  outcome: text,
  laundromat: text,
  withoutPlan: text,
});

export function billingEmailOf(
  { kind, details }: BillingEmail,
  { email }: { email: string },
  siteAddress: string,
): Email {
  const facts = factsOf(details, siteAddress);
  return { to: email, action: facts.account, ...words[kind](facts) };
}

type Facts = ReturnType<typeof factsOf>;

function factsOf(known: z.infer<typeof details>, siteAddress: string) {
  const account = { label: 'Gérer mon abonnement', url: '/subscription' };
  return {
    details: known,
    account,
    amount: known.amount ? `${formatPrice(known.amount)} TTC` : 'votre abonnement',
    described: known.description ? ` (${known.description})` : '',
    invoice: (label: string) => (known.url ? { label, url: known.url } : account),
    payments: { label: 'Voir les paiements', url: '/admin-dashboard?onglet=revenus' },
    isLost: known.outcome === 'lost',
    staying: staying[known.withoutPlan ?? ''],
    offline:
      known.withoutPlan === 'offline'
        ? ' Votre laverie n’est pas en ligne : un administrateur doit l’approuver.'
        : '',
    siteAddress,
  };
}

const staying: Record<string, string> = {
  online: 'votre laverie reste en ligne avec ses avis, sans les avantages de la formule',
  published: 'vos laveries publiées restent en ligne avec leurs avis, sans les avantages de la formule',
};

const refundTime = 'Selon votre banque, le remboursement paraît sur votre compte sous 5 à 10 jours.';

type Words = Omit<Email, 'to'> & { to?: string };

const words = {
  paid: ({ amount, described, invoice }) => ({
    subject: 'Votre paiement est confirmé',
    paragraphs: [
      `Nous avons bien reçu votre paiement de ${amount}${described}. Merci de votre confiance !`,
      'Votre facture reste disponible à tout moment depuis votre espace d’abonnement.',
    ],
    action: invoice('Voir ma facture'),
  }),
  failed: ({ details, amount, invoice }) =>
    details.reason === 'subscription_create'
      ? {
          subject: 'Votre paiement a échoué',
          paragraphs: [
            `Votre banque a refusé le prélèvement de ${amount}. Rien ne vous est débité, et votre formule n’a pas commencé.`,
            'Votre saisie est conservée : vous pouvez reprendre le paiement, par carte si vous préférez.',
          ],
          action: { label: 'Mon espace propriétaire', url: '/owner-dashboard' },
        }
      : {
          subject: 'Votre paiement a échoué',
          paragraphs: [
            `Le renouvellement de votre abonnement (${amount}) n’a pas pu être prélevé.`,
            details.retryAt
              ? `Nous réessaierons le ${formatDay(details.retryAt)}. D’ici là, votre formule est conservée ; seule la mise en avant de Premium+ attend le paiement. Vous pouvez aussi payer dès maintenant, avec une autre carte si besoin.`
              : 'Sans paiement, votre abonnement prendra fin. Vous pouvez payer dès maintenant, avec une autre carte si besoin.',
          ],
          action: invoice('Payer maintenant'),
        },
  action_required: ({ amount, invoice }) => ({
    subject: 'Votre banque demande une confirmation',
    paragraphs: [
      `Pour renouveler votre abonnement (${amount}), votre banque vous demande de confirmer le paiement.`,
      'Tant que ce n’est pas fait, votre laverie n’est plus mise en avant.',
    ],
    action: invoice('Confirmer le paiement'),
  }),
  plan_changed: ({ details }) => ({
    subject: 'Votre formule a changé',
    paragraphs: [
      `Votre abonnement ${details.previous ? `passe de ${details.previous} à` : 'est maintenant'} ${details.plan ?? ''}.`,
      'Si ce changement ne vient pas de vous, répondez-nous sans attendre.',
    ],
  }),
  cancellation: ({ details, staying }) => ({
    subject: 'Votre abonnement est résilié',
    paragraphs: [
      `Votre abonnement${details.plan ? ` ${details.plan}` : ''} prend fin le ${details.endsAt ? formatDay(details.endsAt) : ''}. D’ici là, rien ne change${staying ? ` ; ensuite, ${staying}` : ''}.`,
      'Plus rien ne sera prélevé. Vous pouvez annuler cette résiliation jusqu’à cette date.',
    ],
  }),
  cancellation_withdrawn: ({ details }) => ({
    subject: 'Votre abonnement continue',
    paragraphs: [
      `La résiliation de votre abonnement${details.plan ? ` ${details.plan}` : ''} est annulée : il sera renouvelé${details.endsAt ? ` le ${formatDay(details.endsAt)}` : ''}.`,
      'Si ce changement ne vient pas de vous, répondez-nous sans attendre.',
    ],
  }),
  refunded: ({ amount, described }) => ({
    subject: 'Un paiement vous est remboursé',
    paragraphs: [`Nous vous remboursons ${amount}${described}.`, refundTime],
  }),
  refund_failed: ({ amount, described }) => ({
    subject: 'Votre remboursement n’a pas abouti',
    paragraphs: [
      `Votre banque a renvoyé notre remboursement de ${amount}${described}, par exemple parce que la carte a expiré.`,
      'Nous vous devons toujours cette somme. Répondez-nous pour convenir d’un autre moyen de vous la verser.',
    ],
    action: undefined,
  }),
  disputed: ({ amount, described }) => ({
    subject: 'Un paiement est contesté',
    paragraphs: [
      `Votre banque nous informe que votre paiement de ${amount}${described} est contesté et l’a repris pendant qu’elle l’examine.`,
      'Si c’est une erreur, demandez-lui de retirer la contestation. Sinon, répondez-nous : nous trouverons une solution.',
    ],
  }),
  dispute_opened: ({ details, amount, described, payments, siteAddress }) => ({
    to: siteAddress,
    subject: 'Un paiement est contesté',
    paragraphs: [
      `Le client Stripe ${details.customer ?? ''} conteste un paiement de ${amount}${described} : ${details.dispute ?? ''}.`,
      'La réponse, avec des preuves, se donne dans le tableau de bord de Stripe avant la date qui y figure.',
    ],
    action: payments,
  }),
  dispute_closed: ({ amount, described, isLost, offline }) => ({
    subject: 'La contestation d’un paiement est close',
    paragraphs: [
      `Votre banque a examiné la contestation de votre paiement de ${amount}${described} : ${isLost ? 'elle vous a rendu cette somme' : 'ce paiement est maintenu'}.${offline}`,
    ],
  }),
  dispute_decided: ({ details, amount, described, payments, isLost, siteAddress }) => ({
    to: siteAddress,
    subject: 'La contestation d’un paiement est close',
    paragraphs: [
      `Le paiement de ${amount}${described} du client Stripe ${details.customer ?? ''} ${isLost ? 'lui est rendu' : 'vous reste acquis'} : ${details.dispute ?? ''}.`,
    ],
    action: payments,
  }),
  ended: ({ details, account, staying, offline }) => ({
    subject: 'Votre abonnement a pris fin',
    paragraphs: [
      `Votre abonnement${details.plan ? ` ${details.plan}` : ''} est terminé${staying ? ` ; ${staying}` : ''}.${offline}`,
      'Vous pouvez vous abonner de nouveau quand vous le souhaitez.',
    ],
    action: { label: 'Voir les formules', url: account.url },
  }),
  laundromat_waits: ({ details }) =>
    details.reason === 'incomplete'
      ? {
          subject: 'Votre laverie est à compléter',
          paragraphs: [
            `Votre paiement est confirmé et votre formule est active. Mais notre formulaire a changé depuis votre saisie de « ${details.name ?? ''} » : elle n’a pas pu être publiée.`,
            'Complétez-la sans rien payer de plus, ou répondez-nous : nous vous aiderons.',
          ],
          action: { label: 'Compléter ma laverie', url: '/add-laundromat' },
        }
      : {
          subject: 'Votre laverie est enregistrée mais pas encore publiée',
          paragraphs: [
            `Votre paiement est confirmé. Entre-temps, votre formule a atteint son nombre maximal de laveries : « ${details.name ?? ''} » est donc conservée sans être publiée.`,
            'Passez à Premium+ depuis votre espace d’abonnement et elle sera publiée aussitôt, ou répondez-nous pour choisir la laverie à mettre en ligne.',
          ],
        },
  laundromat_held: ({ details }) => ({
    subject: 'Votre laverie est vérifiée sous 48 h',
    paragraphs: [
      `Votre paiement est confirmé. Votre laverie « ${details.name ?? ''} » est relue avant d’être publiée, sous 48 h : elle ressemble à une fiche de notre annuaire, ou un point est à vérifier.`,
      'Si nous ne la publions pas, nous vous remboursons la totalité de ce paiement.',
    ],
  }),
  laundromat_refunded: ({ details }) => ({
    subject: 'Votre paiement est remboursé',
    paragraphs: [
      `Nous n’avons pas publié votre laverie « ${details.name ?? ''} » : nous vous remboursons la totalité de votre paiement, et votre abonnement est terminé.`,
      refundTime,
    ],
  }),
  second_subscription: ({ details, siteAddress }) => ({
    to: siteAddress,
    subject: 'Un propriétaire paie deux abonnements',
    paragraphs: [
      `Le client Stripe ${details.customer ?? ''} a un second abonnement en cours : ${details.subscription ?? ''}.`,
      'L’un des deux est à résilier et à rembourser depuis le tableau de bord de Stripe.',
    ],
    action: undefined,
  }),
} satisfies Record<string, (facts: Facts) => Words>;

export const billingEmail = z.object({
  fact: z.string(),
  user_id: rowId(),
  kind: z.enum(Object.keys(words) as (keyof typeof words)[]),
  details,
});
export type BillingEmail = z.infer<typeof billingEmail>;
