import { testChecker } from './checkers.ts';
import { compiledChecker } from './compiledChecker.ts';

testChecker(compiledChecker, 150, 400);
