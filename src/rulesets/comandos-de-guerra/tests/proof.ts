/** What the contract suite and the recorded evenings want to know about this ruleset, and no player. */
export { REJECTIONS as rejectionCodes } from '../rules/decide.ts';
export { readings } from './readings.ts';
export { sampleCommands } from './samples.ts';
