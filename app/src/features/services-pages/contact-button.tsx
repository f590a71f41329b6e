import type { ContactService } from '#app/paths.ts';
import type { ButtonLook } from '#app/ui/button-style.ts';
import { LinkButton } from '#app/ui/button.tsx';

interface ContactButtonProps extends ButtonLook {
  to: string;
  /**
   * The subject passed to the contact page in the history state; only some services also write it into the address.
   */
  service: ContactService;
  className?: string;
  children: string;
}

/** A link to the contact form that passes the service as the subject of the message. */
export function ContactButton({ service, children, ...rest }: ContactButtonProps) {
  return (
    <LinkButton {...rest} state={{ service }}>
      {children}
    </LinkButton>
  );
}
