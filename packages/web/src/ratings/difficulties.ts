/*
 * How hard the known block puzzles are for people, from 1 to 10: the estimate of `explain`
 * (docs/explain.md), in the metric of the puzzle. The worker takes seconds for it, so it stands
 * here; `tests/catalogue/difficulties.test.ts` computes it again. Those are left out whose states
 * are too many. The daily puzzles are chosen from this list: what is added to it changes them.
 */
const LISTED = `
3.1: rush-01
3.2: hrd-252
4: rush-04 rush-05 rush-06 rush-07 rush-08 rush-09 rush-10 rush-15
4.1: rush-02 rush-03
4.3: hrd-259 hrd-271
4.4: motorcar movingday rush-14 simplicity
4.5: hrd-063
4.6: hrd-224 hrd-229 rush-11 rush-12
4.8: hrd-250
4.9: easy-klotski hrd-130 hrd-easy rush-26
5: hrd-058 hrd-083
5.1: hrd-228 mas
5.2: hrd-146 hrd-155 hrd-233
5.3: rush-20 rush-21 rush-36
5.4: hrd-230 hughes
5.5: hrd-135 hrd-149 rush-23
5.6: hrd-275 rush-13 rush-17 rush-24 rush-27 rush-31
5.7: hrd-137 hrd-260 hrd-261 hrd-262 rush-39
5.8: hrd-012 hrd-164 hrd-238 hrd-382 rush-22 rush-29 rush-33
5.9: rush-25
6: hrd-131 hrd-144 hrd-168 hrd-268 hrd-327 hrd-328 irregular rush-16
6.1: block10v12 hrd-050 hrd-132 hrd-159 hrd-293 hrd-302 hrd-310 hrd-349 rush-18
6.2: hrd-136 hrd-263 hrd-313 hrd-314 rush-19 rush-35
6.3: hrd-027 hrd-140 hrd-176 hrd-245 hrd-285 hrd-304 hrd-350 rush-28
6.4: hrd-270 hrd-307 hrd-403 hrd-409 rush-30 rush-34 rush-40
6.5: hrd-082 hrd-253 hrd-312 hrd-381 rush-37
6.6: hrd-163 hrd-205 hrd-298 hrd-325 rush-32 rush-93 rush-hard-16 rush-hard-17 rush-hard-18
  rush-hard-19 rush-hard-20
6.7: hrd-081 hrd-145 hrd-190 hrd-199 hrd-292 hrd-295 hrd-299 hrd-300 hrd-407 rush-38 rush-hard-09
  rush-hard-10 rush-hard-11 rush-hard-12 rush-hard-13 rush-hard-14 rush-hard-15
6.8: hrd-288 hrd-324 rush-hard-03 rush-hard-04 rush-hard-05 rush-hard-06 rush-hard-07 rush-hard-08
6.9: hrd-010 hrd-060 hrd-125 hrd-188 hrd-198 hrd-359 hrd-360 rush-hard-02
7: hrd-126 hrd-306 hrd-356 hrd-369 rush-hard-01
7.1: hrd-006 hrd-264 hrd-372
7.2: dads hrd-196 hrd-197 hrd-358 hrd-373
7.3: hrd-007 hrd-011 hrd-038 hrd-075 hrd-182 hrd-223 hrd-282 hrd-362 hrd-388
7.4: hrd-202 hrd-277 hrd-278 hrd-286 hrd-315 hrd-379 hrd-400 hrd-402
7.5: hrd-004 hrd-005 hrd-009 hrd-045 hrd-114 hrd-192 hrd-211 hrd-213 hrd-219 hrd-297 hrd-397
  hrd-399
7.6: hrd-002 hrd-032 hrd-052 hrd-056 hrd-095 hrd-128 hrd-173 hrd-203 hrd-207 hrd-248 hrd-256
  hrd-318 hrd-319 hrd-345 hrd-361 hrd-366 hrd-385
7.7: hrd-003 hrd-028 hrd-036 hrd-076 hrd-141 hrd-152 hrd-177 hrd-200 hrd-216 hrd-272 hrd-281
  hrd-329 hrd-330 hrd-331 hrd-343 hrd-344 hrd-383 hrd-386 klotski quzzle quzzle-mirror
7.8: hrd-026 hrd-064 hrd-069 hrd-142 hrd-178 hrd-215 hrd-280 quzzle-killer
7.9: hrd-065 hrd-106
8: hrd-186 hrd-374
8.1: hrd-014 hrd-016 hrd-017 hrd-194 hrd-217 hrd-251 hrd-287 hrd-290 hrd-301 hrd-354 hrd-371
  hrd-412
8.2: century hrd-018 hrd-022 hrd-023 hrd-047 hrd-067 hrd-090 hrd-092 hrd-094 hrd-099 hrd-100
  hrd-101 hrd-102 hrd-103 hrd-108 hrd-147 hrd-154 hrd-160 hrd-162 hrd-170 hrd-183 hrd-222 hrd-225
  hrd-231 hrd-236 hrd-239 hrd-317 hrd-352 hrd-375 hrd-393 hrd-395
8.3: hrd-019 hrd-070 hrd-071 hrd-087 hrd-093 hrd-096 hrd-098 hrd-110 hrd-111 hrd-127 hrd-227
  hrd-257 hrd-258 hrd-267 hrd-274 hrd-291 hrd-320 hrd-335 hrd-337 hrd-338 hrd-363 hrd-391 hrd-392
8.4: hrd-061 hrd-078 hrd-085 hrd-091 hrd-240 hrd-333 hrd-339 hrd-342 super-century
8.7: century-half
9: new-century
`;

/** The estimates by the ids of the catalogue, from easy to hard. */
export const DIFFICULTIES: ReadonlyMap<string, number> = new Map(
  [...LISTED.matchAll(/^(\S+):([^:]*)$/gm)].flatMap(([, score, ids]) =>
    ids!
      .trim()
      .split(/\s+/)
      .map((id) => [id, Number(score)] as const),
  ),
);
