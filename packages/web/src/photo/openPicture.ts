/* Opens a picture file of the device. */

/**
 * Decoded, a pixel takes four bytes, whatever the file takes: 16,000 × 16,000 pixels can be 30 kB
 * and become more than a gigabyte. The cameras of phones take up to 64 million.
 */
export const PIXELS_MAX = 70_000_000;

/** Why a file does not become a picture. */
export type PictureFault =
  | { readonly kind: 'bad' }
  | { readonly kind: 'large'; readonly width: number; readonly height: number };

export type OpenedPicture = { readonly bitmap: ImageBitmap } | { readonly fault: PictureFault };

/** The picture in a file, turned as the camera was held. It is decoded if it is not too large. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  try {
    const { width, height } = await sizeOf(file);
    if (width * height > PIXELS_MAX) return { fault: { kind: 'large', width, height } };
    return { bitmap: await createImageBitmap(file) };
  } catch {
    return { fault: { kind: 'bad' } };
  }
}

/**
 * An image that nobody draws is read as far as its size and not decoded: what browsers do for every
 * kind that they can show, and a reader of our own could only do for some.
 */
async function sizeOf(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}
