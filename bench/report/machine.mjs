import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { compilerVersion } from '../contestants/native.mjs';

/** What the figures were measured on, and how busy it was when the run began. */
export function describeMachine() {
  const [{ model }] = cpus();
  return {
    cpu: model.trim(),
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    compiler: compilerVersion() ?? 'no g++: the C++ rows are left out',
    load: loadavg()[0],
  };
}

/** @param {ReturnType<typeof describeMachine>} machine */
export function machineLine({ cpu, cores, memoryGb, system, node, compiler, load }) {
  const hardware = `${cpu}, ${cores} cores, ${memoryGb} GB, ${system}`;
  return `${hardware}\nNode ${node}; ${compiler}; load ${load.toFixed(1)} at the start`;
}

/**
 * The name of a result: day and machine.
 * @param {Date} date
 * @param {ReturnType<typeof describeMachine>} machine
 */
export function resultName(date, { cpu, cores }) {
  const words = `${cpu} ${cores} cores`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${date.toISOString().slice(0, 10)}-${words.join('-')}`;
}
