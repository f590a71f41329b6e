/** Opens a channel to the other tabs. Without one, as in Firefox with all cookies blocked, each tab works alone. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
