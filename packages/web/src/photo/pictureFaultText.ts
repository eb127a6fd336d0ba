import { pictureFileText } from '../text/pictureFileText.ts';
import { PIXELS_MAX, type PictureFault } from './openPicture.ts';

export function pictureFaultText(fault: PictureFault): string {
  const words = pictureFileText();
  if (fault.kind === 'bad') return words.bad;
  return words.large(fault.width, fault.height, PIXELS_MAX);
}
