/*
 * The board in one script for pages of others: notebooks import it and render it, and the page of
 * an assistant (`packages/cli/src/serve/boardPage.ts`) starts it.
 */
import { startAssistant } from './assistant.ts';

export { render } from './notebook.ts';

if (document.body.matches('[data-assistant]')) void startAssistant();
