import 'glissade/worker-entry';
