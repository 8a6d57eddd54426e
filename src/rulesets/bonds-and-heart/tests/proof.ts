/** What the contract suite and the recorded evenings want to know about this ruleset, and no player. */
export { REJECTIONS as rejectionCodes } from '../rules/faults.ts';
export { readings } from './readings.ts';
export { sampleCommands } from './samples.ts';
