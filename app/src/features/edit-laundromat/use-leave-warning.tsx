import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '#app/ui/windows/confirm-dialog.tsx';

const catching = { unsaved: true };

/**
 * Asks for confirmation before changes are lost. « Back » cannot be prevented, so the page has two history entries
 * while there are changes: the first step back stays on the page.
 */
export function useLeaveWarning(hasChanges: boolean, onAllowed: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);
  const allowed = useRef(false);
  const isCaught = isCatching(location.state);
  const wasCaught = useRef(isCaught);

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!allowed.current) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (allowed.current || !isPlain || !(link instanceof HTMLAnchorElement) || link.target) return;
      if (link.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      const to = link.pathname + link.search + link.hash;
      setPendingLeave(() => () => void navigate(to, { replace: true }));
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', follow, true);
    };
  }, [hasChanges, navigate]);

  useEffect(() => {
    const stepped = wasCaught.current && !isCaught;
    wasCaught.current = isCaught;
    if (!hasChanges || isCaught || allowed.current) return;
    const { pathname, search } = location;
    void navigate(pathname + search, { state: catching, preventScrollReset: true });
    // One step for the entry that was just added again, one for the page.
    if (stepped) setPendingLeave(() => () => void navigate(-2));
  }, [hasChanges, isCaught, location, navigate]);

  const allow = (leave: () => void) => {
    allowed.current = true;
    setPendingLeave(null);
    onAllowed();
    leave();
  };
  const dialog = (
    <ConfirmDialog
      open={pendingLeave !== null}
      title={'Quitter sans enregistrer\u00a0?'}
      confirmLabel="Quitter la page"
      cancelLabel="Continuer la saisie"
      onConfirm={() => pendingLeave && allow(pendingLeave)}
      onCancel={() => setPendingLeave(null)}
    >
      Vos modifications ne sont pas enregistrées et seront perdues.
    </ConfirmDialog>
  );
  const ask = (leave: () => void) => (hasChanges ? setPendingLeave(() => leave) : allow(leave));
  return { dialog, allow, ask };
}

function isCatching(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'unsaved' in state;
}
