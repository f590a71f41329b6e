import type { CurrentUser } from '#contract/account/account.ts';
import { foldedText } from '#contract/validation/folded-text.ts';
import { refusedField } from '../http/api-error.ts';

type Holder = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>;

const ownMessage =
  'Ce mot de passe reprend votre nom ou votre adresse email\u00a0: choisissez-en un autre, que personne ne devine.';
const commonMessage =
  'Ce mot de passe est trop courant\u00a0: choisissez-en un autre, par exemple quelques mots qui ne vont pas ensemble.';

let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Refuses a new password that is easy to guess: a common one, or the holder's name or address, also with a number. */
export async function refuseWeakPassword(password: string, holder: Holder): Promise<void> {
  const message = isOwn(password, holder)
    ? ownMessage
    : (await commonPasswords()).has(password.toLowerCase()) && commonMessage;
  if (message) throw refusedField('password', message);
}

function isOwn(password: string, { firstName, lastName, email }: Holder): boolean {
  const [local = '', domain = ''] = email.split('@');
  const own = [firstName, lastName, firstName + lastName, lastName + firstName, email, local, domain];
  const typed = joined(password);
  return [typed, typed.replace(/(?<=\D)\d{1,4}$/, '')].some((text) => own.map(joined).includes(text));
}

const joined = (text: string) => foldedText(text).replaceAll(' ', '');
