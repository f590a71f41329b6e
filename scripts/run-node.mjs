import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectFolder } from './project-folder.mjs';

const running = new Set();

export function runNode(args, environment = {}, priority = constants.priority.PRIORITY_NORMAL) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    running.add(child);
    // Without a pid the program could not be run, which `error` reports.
    if (priority !== constants.priority.PRIORITY_NORMAL && child.pid) setPriority(child.pid, priority);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a Node program with low priority: it uses only the processor time that other programs leave. */
export const runAside = (args) => runNode(args, {}, constants.priority.PRIORITY_LOW);

export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}
