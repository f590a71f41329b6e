import { Html } from './html.ts';

/** Style sheet of all pages. */
export const styleSheet = new Html(`
:root { --ink: #1d2a36; --soft: #55636f; --line: #d9dfe4; --paper: #fff; --ground: #f5f6f4; --act: #1f4f8b; --bad: #9c2f1d; --good: #2a6a3f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: #ffe08a; color: #4a3800; text-align: center; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
a { color: var(--act); }
.columns { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); align-items: start; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-bottom: 1rem; }
.amount { font-size: 2rem; font-weight: 600; margin: 0 0 .5rem; }
.soft { color: var(--soft); }
.field { margin-bottom: .9rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
label { display: block; font-weight: 600; font-size: .92rem; margin-bottom: .25rem; }
.check { display: flex; gap: .6rem; align-items: flex-start; margin-bottom: .9rem; }
.check label { font-weight: 400; }
input:not([type=checkbox]):not([type=radio]), select { width: 100%; font: inherit; color: inherit; padding: .6rem .7rem; border: 1px solid #8b98a3; border-radius: .5rem; background: #fff; }
input[readonly] { background: var(--ground); }
:focus-visible { outline: 3px solid #7fb0ea; outline-offset: 2px; }
button, .button { display: inline-block; font: inherit; font-weight: 600; padding: .65rem 1.1rem; border: 1px solid var(--act); border-radius: .5rem; background: var(--act); color: #fff; text-decoration: none; cursor: pointer; }
button.wide { width: 100%; }
.quiet { background: transparent; color: var(--act); }
.danger { background: var(--bad); border-color: var(--bad); }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
.alert, .notice { padding: .75rem 1rem; border-radius: .5rem; margin: 0 0 1rem; border: 1px solid; }
.alert { color: var(--bad); background: #fdf0ed; border-color: #e4b5ab; }
.notice { color: var(--good); background: #eef7f0; border-color: #b4d6bf; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td code { overflow-wrap: anywhere; }
td.number, th.number { text-align: right; white-space: nowrap; padding-right: 0; }
.cards { list-style: none; margin: 0; padding: 0; font-size: .92rem; }
.cards li { padding: .3rem 0; }
code { font-size: .9em; }
.wide-table { overflow-x: auto; }
`);
