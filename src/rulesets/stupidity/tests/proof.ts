/** What the contract suite wants to know about this ruleset, and no player. */
export { REJECTIONS as rejectionCodes } from '../rules/rejections.ts';
export { readings } from './readings.ts';
export { sampleCommands } from './samples.ts';
