import type { pictureFile as english } from '../en/pictureFile.ts';
import type { Translated } from '../shape.ts';

export const pictureFile: Translated<typeof english> = {
  bad: '浏览器无法把这个文件显示为图片。',
  large: (width: number, height: number, most: number) =>
    `图片有 ${width} × ${height} 像素，太大了：最多 ${most / 1e4} 万像素。请先把图片缩小。`,
};
