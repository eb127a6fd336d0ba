/* Cuts a picture to the shape of a board. */

/** Which part of a picture: 1 is as much as fits; x and y from 0 (left, top) to 1. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number };

/** The longer side of what is kept, in pixels: sharp on a phone, small enough to be stored. */
const SIDE_PX = 900;

export type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The part of a picture, in its pixels, of the given ratio of width to height. */
export function partOf(width: number, height: number, crop: Crop, ratio: number): Rectangle {
  const whole = Math.min(width, height * ratio);
  const part = { width: whole / crop.zoom, height: whole / ratio / crop.zoom };
  return { ...part, left: (width - part.width) * crop.x, top: (height - part.height) * crop.y };
}

/** The part as a JPEG in a `data:` address. */
export function cropPicture(image: ImageBitmap, crop: Crop, ratio: number): string {
  const { left, top, width, height } = partOf(image.width, image.height, crop, ratio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(ratio >= 1 ? SIDE_PX : SIDE_PX * ratio);
  canvas.height = Math.round(ratio >= 1 ? SIDE_PX / ratio : SIDE_PX);
  const context = canvas.getContext('2d');
  context?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.82);
}
