import { testChecker } from './checkers.ts';
import { pythonChecker } from './pythonChecker.ts';

testChecker(pythonChecker, 150, 400);
