interface Request {
  file: Blob;
  maxSide: number;
  maxBytes: number;
}

/**
 * Makes one photo smaller in a worker, because decoding a large one takes seconds. Answers null when it cannot be
 * decoded.
 */
self.onmessage = async ({ data: { file, maxSide, maxBytes } }: MessageEvent<Request>) => {
  self.postMessage(await smaller(file, maxSide, maxBytes).catch(() => null));
};

async function smaller(file: Blob, maxSide: number, maxBytes: number): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
  return encoded.size <= maxBytes ? encoded : canvas.convertToBlob({ type: 'image/jpeg', quality: 0.6 });
}
