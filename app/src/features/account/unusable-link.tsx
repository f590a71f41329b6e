import { paths } from '#app/paths.ts';
import { LinkButton } from '#app/ui/button.tsx';

/** What stands in the place of a form whose mailed link is used up, too old or damaged. */
export function UnusableLink({
  children,
  anotherLink,
}: {
  children: string;
  anotherLink: 'password' | 'account';
}) {
  return (
    <div role="alert" className="space-y-5">
      <p>{children}</p>
      {anotherLink === 'password' ? (
        <LinkButton to={paths.forgotPassword}>Demander un autre lien</LinkButton>
      ) : (
        <LinkButton to={paths.login}>Se connecter</LinkButton>
      )}
    </div>
  );
}
