/** The colours of app/src/index.css, whose built file has another name in each release. */
export const pageStyle = `
:root { color-scheme: light dark; --linen: light-dark(#faf8f4, #0e1420); --card: light-dark(#ffffff, #161f31);
  --line: light-dark(#e2e0da, #2d3a56); --ink: light-dark(#14203a, #e9edf6); --slate: light-dark(#55607a, #a7b3ca);
  --link: light-dark(#1c409f, #9cb6ff); --mist: light-dark(#eef2fa, #1d2840); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--linen); color: var(--ink); font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); background: var(--card); padding: 1rem; }
header a { font-size: 1.25rem; font-weight: 700; text-decoration: none; }
main { max-width: 64rem; margin: auto; padding: 1rem; overflow-wrap: break-word; }
div { overflow-x: auto; }
a { color: var(--link); }
h2 { margin-top: 3rem; }
summary { cursor: pointer; font-weight: 600; }
section { margin: 1rem 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); padding: 1rem; }
h3 { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { border-top: 1px solid var(--line); padding: 0.375rem 0.75rem 0.375rem 0; text-align: left; vertical-align: top; }
th { color: var(--slate); font-weight: 600; }
code { border-radius: 0.25rem; background: var(--mist); padding: 0 0.25rem; font-size: 0.875rem; }
`;
