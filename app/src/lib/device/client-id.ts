/** Creates the id by which the server stores something once, even if it is sent twice. Works on plain http as well. */
export function newClientId(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Creates an id derived from `editKey`, a secret that is sent only with a correction and proves authorship. Without a
 * key on plain http, where browsers cannot compute the hash.
 */
export async function newAuthoredId(): Promise<{ id: string; editKey?: string }> {
  const editKey = newClientId();
  if (!('subtle' in crypto)) return { id: newClientId() };
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(editKey));
  return { id: uuidOf(new Uint8Array(hash, 0, 16)), editKey };
}

function uuidOf(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
