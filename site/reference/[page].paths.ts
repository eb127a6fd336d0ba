import { readDocument } from '../.vitepress/documents.ts';
import { references } from '../.vitepress/references.ts';

export default {
  paths: () =>
    references.map(({ page, title }) => ({
      params: { page, title },
      content: readDocument(page),
    })),
};
