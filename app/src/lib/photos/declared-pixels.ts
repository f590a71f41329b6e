/**
 * Number of bytes at the beginning of a file that include its size in pixels. A telephone writes a preview and metadata
 * before it.
 */
export const headBytes = 512 * 1024;

/**
 * Returns the number of pixels that the head of a JPEG or PNG file declares; undefined for other types, in which no
 * telephone takes large pictures.
 */
export function declaredPixels(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return jpegPixels(view);
    return view.getUint32(0) === 0x89504e47 ? view.getUint32(16) * view.getUint32(20) : undefined;
  } catch (error) {
    // The first bytes of the file end before its size is stated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function jpegPixels(view: DataView): number {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
}
