/** Sentences about the chain of reasons; the chain itself is checked link by link elsewhere. */

/** The next link, which is about this piece. */
function linkOf(r, label) {
  const link = r.output.chain?.links[r.links++];
  r.same('piece of a link', label, link?.label);
  return link ?? { blockers: [] };
}

function isBlocked(r, label, by, must) {
  const { blockers } = linkOf(r, label);
  const named = blockers.find((one) => one.label === by);
  r.must(named !== undefined, `${by} does not block ${label}`);
  r.same(`whether ${by} must move`, must, named?.must);
}

function isOfGoal(r, label) {
  r.must(r.output.goalPieces.includes(label), `no goal wants ${label}`);
}

export const REASON_SENTENCES = [
  [
    'paragraph',
    /^To get (\S+) to its goal, (\S+) must move\.(?: |$)/,
    (r, label, by) => {
      isOfGoal(r, label);
      isBlocked(r, label, by, true);
    },
  ],
  [
    'paragraph',
    /^(\S+) is in (\S+)’s way to its goal\.(?: |$)/,
    (r, by, label) => {
      isOfGoal(r, label);
      isBlocked(r, label, by, false);
    },
  ],
  [
    'paragraph',
    /^(\S+) needs (\S+) to move first\.(?: |$)/,
    (r, label, by) => isBlocked(r, label, by, true),
  ],
  [
    'paragraph',
    /^(\S+) is in (\S+)’s way\.(?: |$)/,
    (r, by, label) => isBlocked(r, label, by, false),
  ],
  [
    'paragraph',
    /^(\S+) can move towards its goal now\.(?: |$)/,
    (r, label) => {
      isOfGoal(r, label);
      r.same(`what blocks ${label}`, linkOf(r, label).blockers.length, 0);
    },
  ],
  [
    'paragraph',
    /^(\S+) can move now\.(?: |$)/,
    (r, label) => r.same(`what blocks ${label}`, linkOf(r, label).blockers.length, 0),
  ],
];
