/** One seed for every mutant: a survivor must not die of luck. */
import fc from 'fast-check';

fc.configureGlobal({ seed: 1, numRuns: 50, endOnFailure: true });
