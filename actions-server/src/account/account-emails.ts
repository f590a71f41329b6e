import type { Email } from '../email/email.ts';
import { linkHours } from './mailed-links.ts';

// No email contains the account's name: otherwise anyone could register another person's address and send them a text
// of their choice as the name. The first three emails have a link that confirms the address, so they may go to an
// unconfirmed address.

export function verificationEmail(to: string, publicUrl: string, token: string): Email {
  return {
    to,
    forAnyone: true,
    allowance: 'confirmation',
    subject: 'Confirmez votre adresse email',
    paragraphs: [
      "Un compte Lavoir vient d'être créé avec cette adresse. Pour la confirmer, ouvrez ce lien\u00a0:",
      `Le lien fonctionne une seule fois et pendant ${linkHours.email_verification} heures.`,
      "Si vous n'êtes pas à l'origine de cette demande, vous pouvez ignorer ce message.",
    ],
    action: { label: 'Confirmer mon adresse', url: `${publicUrl}/verifier-email?token=${token}` },
  };
}

export function passwordResetEmail(to: string, publicUrl: string, token: string): Email {
  return {
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
      url: `${publicUrl}/nouveau-mot-de-passe?token=${token}`,
    },
  };
}

export function emailChangeEmail(to: string, publicUrl: string, token: string): Email {
  return {
    to,
    forAnyone: true,
    subject: 'Confirmez votre nouvelle adresse email',
    paragraphs: [
      "Cette adresse doit devenir celle d'un compte Lavoir. Pour la confirmer, ouvrez ce lien\u00a0:",
      `Le lien fonctionne une seule fois et pendant ${linkHours.email_change} heures. Vous vous connecterez ensuite avec cette adresse.`,
      "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message.",
    ],
    action: { label: 'Confirmer mon adresse', url: `${publicUrl}/verifier-email?token=${token}` },
  };
}

/** Warns the former address, which belongs to no account any more. */
export function emailChangedEmail(to: string, publicUrl: string): Email {
  return {
    to,
    forAnyone: true,
    subject: "L'adresse de votre compte a été modifiée",
    paragraphs: [
      "L'adresse email de votre compte Lavoir vient d'être remplacée par une autre, et toutes les sessions ouvertes ont été fermées.",
      "Si ce n'était pas vous, contactez-nous aussitôt.",
    ],
    action: { label: 'Nous contacter', url: `${publicUrl}/contact` },
  };
}

/** Warns the owner of a mailbox that another person has used. */
export function passwordChangedEmail(to: string, publicUrl: string): Email {
  return {
    to,
    allowance: 'account',
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      "Le mot de passe de votre compte Lavoir vient d'être modifié, et toutes les sessions ouvertes ont été fermées.",
      "Si ce n'était pas vous, choisissez aussitôt un nouveau mot de passe et contactez-nous.",
    ],
    action: { label: 'Mot de passe oublié', url: `${publicUrl}/mot-de-passe-oublie` },
  };
}

/** Warns the holder of an account of strangers who try passwords. */
export function guessesEmail(to: string, publicUrl: string): Email {
  return {
    to,
    allowance: 'account',
    subject: 'Plusieurs mots de passe erronés sur votre compte',
    paragraphs: [
      "Quelqu'un a essayé aujourd'hui plusieurs mots de passe erronés pour ouvrir votre compte Lavoir. Les appareils où vous vous êtes déjà connecté restent utilisables.",
      "Si c'était vous et que vous n'y arrivez pas, choisissez un nouveau mot de passe. Sinon, vous n'avez rien à faire si le vôtre est long et ne sert qu'ici.",
    ],
    action: { label: 'Mot de passe oublié', url: `${publicUrl}/mot-de-passe-oublie` },
  };
}
