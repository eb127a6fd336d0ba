const number = (n: number) => n.toLocaleString('en');

export const pictureFile = {
  bad: 'The browser cannot show this file as a picture.',
  large: (width: number, height: number, most: number) =>
    `The picture has ${number(width)} × ${number(height)} pixels, which is too many: ` +
    `${most / 1e6} million at most. Make it smaller first.`,
};
