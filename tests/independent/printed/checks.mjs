/** The checks of what verbs print for people, one a verb. */
export { cardFaults } from './card.mjs';
export { hintFaults } from './hint.mjs';
export { reviewFaults } from './review.mjs';
export { otherGoalFaults, varyFaults } from './vary.mjs';
