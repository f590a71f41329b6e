import { claimWaitDays, disputeDays } from './claims.ts';

export function waitSentence({ hasProof, isDispute }: { hasProof: boolean; isDispute: boolean }): string {
  const owner = `le propriétaire actuel a ${disputeDays}\u00a0jours pour répondre, et nous attendons sa réponse ou la fin de ce délai`;
  if (hasProof) {
    return isDispute
      ? `Votre code est une preuve. Comme la fiche a déjà un propriétaire, ${owner}.`
      : 'Votre code est une preuve\u00a0: notre équipe peut décider dès maintenant.';
  }
  const contact = `Sans code qui le prouve, nous interrogeons le contact de la fiche et décidons au plus tôt ${claimWaitDays}\u00a0jours plus tard.`;
  return isDispute ? `${contact} Comme la fiche a déjà un propriétaire, ${owner}.` : contact;
}

export const letterSentence =
  "Notre équipe peut aussi envoyer à l'adresse de la laverie une lettre avec un code, qui est une preuve.";

export const planAfterLoss = (plan: string) =>
  `Cette décision n'arrête pas votre abonnement ${plan}\u00a0: il continue sans cette laverie, et se renouvelle si vous ne l'avez pas résilié. Pour ne plus le payer, arrêtez-le depuis la page «\u00a0Abonnements\u00a0».`;

export const planInDispute = (plan: string) =>
  `Votre abonnement ${plan} ne change pas pendant l'examen. Si la fiche était attribuée à cette personne, il continuerait sans cette laverie, jusqu'à ce que vous l'arrêtiez.`;

export const claimDraftRetentionDays = 30;
/** Time for which a decided claim is stored; a withdrawn one as long from its start. */
export const claimRetentionDays = 365;
export const claimPhotoRetentionDays = 90;
