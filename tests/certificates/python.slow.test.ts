import { testChecker } from './checkers.ts';
import { pythonChecker } from './pythonChecker.ts';

testChecker(pythonChecker, 10_000, 100_000);
