import { LinkButton } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-style.ts';
import type { ContactService } from '#app/paths.ts';

interface ContactButtonProps extends ButtonLook {
  to: string;
  /** Told to the contact page beside the address, which only some services announce themselves in. */
  service: ContactService;
  className?: string;
  children: string;
}

/** The way from a service to the contact form, which then knows what the message is about. */
export function ContactButton({ service, children, ...rest }: ContactButtonProps) {
  return (
    <LinkButton {...rest} state={{ service }}>
      {children}
    </LinkButton>
  );
}
