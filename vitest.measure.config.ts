import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';
const test = config.test as any;
export default defineConfig({ ...config, test: { ...test, setupFiles: ['/tmp/doors/cpu.ts'], maxWorkers: Number(process.env.W ?? 1) } });
