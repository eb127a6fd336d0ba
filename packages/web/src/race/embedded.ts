/* A race within another page: `#race?lane=bfs&embed&theme=dark&lang=zh`. */
import { wearSettings } from '../settings/settings.ts';

/** Takes on the theme and the language of the page around it. */
export function wearEmbedded(hash: string): void {
  const params = new URLSearchParams(hash.split('?')[1] ?? '');
  const theme = (['light', 'dark'] as const).find((one) => one === params.get('theme'));
  const language = (['en', 'zh'] as const).find((one) => one === params.get('lang'));
  wearSettings({ ...(theme && { theme }), ...(language && { language }) });
}

/** What a link sets up, without what it wears. */
export const racedBy = (hash: string): string => hash.replace(/&(theme|lang)=[^&]*/g, '');
