/* The file that a web worker or a Node worker thread runs to answer requests. */
import { ownPort } from '#worker-port';
import { serve } from './serve.ts';

serve(ownPort());
