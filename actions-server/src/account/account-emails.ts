import { suspensionGrounds, type Suspension } from '#contract/account/administration.ts';
import type { Email } from '../email/email.ts';
import { linkHours } from './mailed-links.ts';

// No email names the account: anyone could register another person's address, with any text as the name. The first
// three confirm the address, so they may go to an unconfirmed one.

export const verificationEmail = (to: string, token: string): Email => ({
  to,
  forAnyone: true,
  allowance: 'confirmation',
  subject: 'Confirmez votre adresse email',
  paragraphs: [
    "Cette adresse est celle d'un compte Lavoir. Pour la confirmer, ouvrez ce lien\u00a0:",
    `Le lien fonctionne une seule fois et pendant ${linkHours.email_verification} heures.`,
    "Si vous n'êtes pas à l'origine de cette demande, vous pouvez ignorer ce message.",
  ],
  action: { label: 'Confirmer mon adresse', url: `/verifier-email?token=${token}` },
});

export const passwordResetEmail = (to: string, token: string): Email => ({
  to,
  forAnyone: true,
  allowance: 'reset',
  subject: 'Choisissez un nouveau mot de passe',
  paragraphs: [
    'Vous avez demandé un nouveau mot de passe pour votre compte Lavoir. Pour le choisir, ouvrez ce lien\u00a0:',
    `Le lien fonctionne une seule fois et pendant ${linkHours.password_reset} heure.`,
    "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message\u00a0: votre mot de passe ne change pas.",
  ],
  action: {
    label: 'Choisir un mot de passe',
    url: `/nouveau-mot-de-passe?token=${token}`,
  },
});

export const emailChangeEmail = (to: string, token: string): Email => ({
  to,
  forAnyone: true,
  allowance: 'confirmation',
  subject: 'Confirmez votre nouvelle adresse email',
  paragraphs: [
    "Cette adresse doit devenir celle d'un compte Lavoir. Pour la confirmer, ouvrez ce lien\u00a0:",
    `Le lien fonctionne une seule fois et pendant ${linkHours.email_change} heures. Vous vous connecterez ensuite avec cette adresse.`,
    "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
  ],
  action: { label: 'Confirmer mon adresse', url: `/verifier-email?token=${token}` },
});

export const emailInUseEmail = (to: string): Email => ({
  to,
  forAnyone: true,
  subject: 'Cette adresse a déjà un compte',
  paragraphs: [
    "Quelqu'un veut donner votre adresse à un autre compte Lavoir. Elle a déjà le vôtre\u00a0: rien ne change.",
    "Si c'était vous, connectez-vous à ce compte. Sinon, ignorez ce message.",
  ],
  action: { label: 'Se connecter', url: '/login' },
});

export const emailChangedEmail = (to: string): Email => ({
  to,
  forAnyone: true,
  allowance: 'account',
  subject: "L'adresse de votre compte a été modifiée",
  paragraphs: [
    "L'adresse email de votre compte Lavoir vient d'être remplacée par une autre, et toutes les sessions ouvertes ont été fermées.",
    "Si ce n'était pas vous, contactez-nous aussitôt.",
  ],
  action: { label: 'Nous contacter', url: '/contact' },
});

export const passwordChangedEmail = (to: string): Email => ({
  to,
  allowance: 'account',
  subject: 'Votre mot de passe a été modifié',
  paragraphs: [
    "Le mot de passe de votre compte Lavoir vient d'être modifié, et toutes les sessions ouvertes ont été fermées.",
    "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe et contactez-nous.",
  ],
  action: { label: 'Mot de passe oublié', url: '/mot-de-passe-oublie' },
});

export const guessesEmail = (to: string): Email => ({
  to,
  allowance: 'account',
  subject: 'Plusieurs mots de passe erronés sur votre compte',
  paragraphs: [
    "Quelqu'un a essayé aujourd'hui plusieurs mots de passe erronés pour ouvrir votre compte Lavoir. Les appareils où vous vous êtes déjà connecté restent utilisables.",
    "Si c'était vous et que vous n'y arrivez pas, choisissez un nouveau mot de passe. Sinon, vous n'avez rien à faire si le vôtre est long et ne sert qu'ici.",
  ],
  action: { label: 'Mot de passe oublié', url: '/mot-de-passe-oublie' },
});

export const emailCorrectedEmail = (to: string, reason?: string | null): Email => ({
  to,
  forAnyone: true,
  allowance: 'account',
  subject: "L'adresse de votre compte a été corrigée",
  paragraphs: [
    "Un administrateur a remplacé l'adresse email de votre compte Lavoir par une autre, et toutes les sessions ouvertes ont été fermées.",
    ...(reason ? [`Motif : ${reason}`] : []),
    "Si vous ne l'avez pas demandé, contactez-nous aussitôt.",
  ],
  action: { label: 'Nous contacter', url: '/contact' },
});

/** The statement of reasons of a suspension (DSA, article 17). For anyone: a suspended account has no confirmed address. */
export function suspensionEmail(
  { email: to, role }: { email: string; role: string },
  { facts, ground, withdrawsLaundromats, endsSubscription }: Suspension,
): Email {
  const laundromats = `Vos laveries ${withdrawsLaundromats ? 'sont retirées de' : 'restent dans'} l'annuaire.`;
  const subscription = `Un abonnement en cours ${endsSubscription ? "s'arrête à la fin de la période payée" : 'continue'}.`;
  return {
    to,
    forAnyone: true,
    allowance: 'account',
    subject: 'Votre compte est suspendu',
    paragraphs: [
      "Votre compte Lavoir est suspendu dans toute la France et jusqu'à nouvel ordre : vous ne pouvez plus vous connecter.",
      `Faits : ${facts}`,
      `Fondement : ${suspensionGrounds[ground]}. La décision a été prise par une personne, sans moyen automatisé.`,
      ...(role === 'owner' ? [laundromats, subscription] : []),
      "Vous n'êtes pas d'accord ? Répondez-nous depuis la page Contact : une autre décision est possible. Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges ou le juge.",
    ],
    action: { label: 'Contester la décision', url: '/contact' },
  };
}

export const reinstatementEmail = ({ email: to, role }: { email: string; role: string }): Email => ({
  to,
  forAnyone: true,
  allowance: 'account',
  subject: "Votre compte n'est plus suspendu",
  paragraphs: [
    'La suspension de votre compte Lavoir est levée\u00a0: vous pouvez de nouveau vous connecter.',
    ...(role === 'owner'
      ? ["Si vos laveries ont été retirées de l'annuaire, nous les relisons avant de les publier de nouveau."]
      : []),
  ],
  action: { label: 'Se connecter', url: '/login' },
});

export const newAdministratorEmail = (
  to: string,
  { firstName, lastName, email }: { firstName: string; lastName: string; email: string },
): Email => ({
  to,
  allowance: 'account',
  subject: 'Un nouvel administrateur a été nommé',
  paragraphs: [
    `${firstName} ${lastName} (${email}) est maintenant administrateur de Lavoir.`,
    'Si cela vous surprend, ouvrez le journal et retirez ce rôle.',
  ],
  action: { label: "Ouvrir l'administration", url: '/admin-dashboard?onglet=utilisateurs' },
});
