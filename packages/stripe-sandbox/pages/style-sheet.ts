import { Html } from './html.ts';

/** Style sheet of all pages. */
export const styleSheet = new Html(`
:root { --ink: #1d2a36; --line: #d9dfe4; --act: #1f4f8b; --bad: #9c2f1d; }
body { margin: 0; background: #f5f6f4; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: #ffe08a; color: #4a3800; text-align: center; }
main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem 3rem; }
h1, h2 { line-height: 1.25; }
a { color: var(--act); }
.card { background: #fff; border: 1px solid var(--line); border-radius: .75rem; padding: 0 1.25rem 1.25rem; margin: 1rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.alert { color: var(--bad); font-weight: 600; }
label { display: block; font-weight: 600; margin: 1rem 0 .25rem; }
select { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem; margin-bottom: 1rem; }
button { font: inherit; font-weight: 600; padding: .65rem 1.1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: #fff; cursor: pointer; }
:focus-visible { outline: 3px solid #7fb0ea; outline-offset: 2px; }
code { overflow-wrap: anywhere; }
`);
