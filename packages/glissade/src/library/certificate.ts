/**
 * Answers with a certificate: a file from which anyone can check, without Glissade, that no
 * solution is shorter, or that there is none.
 *
 * @example
 * ```ts
 * import { certify, solveCertified } from 'glissade/certificate';
 * const { certificate = [] } = await solveCertified('start:\nA..B\ngoal:\nB...');
 * const bytes = Uint8Array.from(certificate.flatMap((part) => [...part]));
 * const verdict = await certify(bytes);
 * console.log(verdict.status === 'proved' && verdict.length); // → undefined
 * ```
 * @packageDocumentation
 */

export {
  type CertifyOptions,
  type CertifyOutcome,
  type CertifyProgress,
  certify,
} from '@glissade/solve/certificate/certify';
export type { Evidence } from '@glissade/solve/certificate/header';
export {
  type CertificateOptions,
  type Certified,
  solveCertified,
} from '@glissade/solve/certificate/solveCertified';
