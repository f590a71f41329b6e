// The page waits for this script, which is no module: it must be small and may neither import nor export. Without a
// choice the page follows the device.

{
  const key = 'lavoir:theme';

  const show = (theme: string | null) => {
    const root = document.documentElement;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    // Colours the canvas before the style sheet has arrived.
    document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')!.content = theme ?? 'light dark';
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const { scheme } = bar.dataset;
      if (theme) bar.media = scheme === theme ? 'all' : 'not all';
      else bar.media = `(prefers-color-scheme: ${scheme})`;
    }
  };

  addEventListener('storage', (event) => {
    if (event.key === key) show(event.newValue);
  });
  try {
    const theme = localStorage.getItem(key);
    if (theme) show(theme);
  } catch {
    // Storage is forbidden: there is no choice.
  }
}
