import { ownPort } from '#worker-port';
import { serve } from './serve.ts';

serve(ownPort());
