import { testChecker } from './checkers.ts';
import { compiledChecker } from './compiledChecker.ts';

testChecker(compiledChecker, 10_000, 100_000);
