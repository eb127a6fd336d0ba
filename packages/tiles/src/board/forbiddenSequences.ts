/**
 * The forbidden sequences of up to 10 gap moves (moveAutomaton.ts) by length, the shorter first.
 * Each is a number of base 4, written in base 36. Finding them takes 0.15 s of a fresh process; a
 * test finds them again.
 */
const ENCODED_SEQUENCES: readonly (readonly [length: number, sequences: string])[] = [
  [2, '2 7 8 d'],
  [6, 'ys 1tl 2gc 2tq'],
  [7, '1c6 5cr'],
  [
    8,
    `czf dm3 f6t fmh i0h jxt ldl sj2 soq t2x tsc u9o y12 yzf z0u 10jq 12mx 12sv 12yj 1370 1383
    14dl 14rf 1923 193i 19df 19hr 1afl 1aoj 1b29 1bq3 1d77`,
  ],
  [9, '5gx bdf e0p fjl gjd kar ks3 lvp m1d 1k2s 1q6c 1qc0 1u5g 2972 2b4e 2dy2 2fis 2g5g'],
  [
    10,
    `5nln 5nmz 5p4b 5q5n 5qt7 5rs4 5w2z 5wgm 5y7a 5zmz 60aj 61us 62t7 62uj 64aj 667v 688p 6ojd
    6ox1 6p61 6r1g 6r9x 6vn4 6vrg 6wpg 6xc4 6xrd 6y04 6ydx 6zv9 7049 704l 70hx 76cx 7cjd 7cv9
    7dax 7gfl 7mcx 7msx 7u29 7yup 807a 808p 820p 8v0m 8v21 8vzl 90s1 981d 98hd 9e7t 9eep 9hf2
    9hie 9hih 9hkq 9hy2 9i3p 9ohd cnfy cnga cntm co2y co8u cohl cpka cpnp cq3d cqga cqm6 cr09
    cr8u cr96 crm6 cs3i cwoe cwrq cwrt cwu2 cx7e cxd1 cypx cyvl cz1l d14s d2rd d3ng d54s d58s
    d724 d898 dgjg dhqk djjw djnw dl58 dlwb dlx5 dlx6 dlxq dnnw eeem eeka eeyh egpn egqh egqi
    egr2 en0m eupy f0hy f0na f3tn f3v2 f4ey f4ez f4ft f4ge f4gr fapy fdc6 fgyi fh4f fha3 fip6
    fjhn fjhq fjl2 fjne fjov fk0q fk8q fka7 fkfv fkfy fkj7 fknj frk6 g8pm g8pn g8qh g8r2 g8rf
    gcna gf9f gf9i gj6j gj7y gjeu gpc3 gpc6 gphi gw6h gxnt gxp5 gybi gyp5 gyy6 h018 h02b h09n
    h4mh h65o h6cb h74p h7sf h863 h8lb h8to h9wr hacb hasr hayn hbcc hblb hbln hbyn hcfz hcj4
    hcng henj het7 hewj hews hf0v hf3k hfm7 hfow hfsz hft8 hfwk hg28 hgp0 hguo hx2h hzkp i42j
    i43y i44s i44v i45v i46k i4b2 i5i1 i6i1 i6jd i80p i82j k0ob k0oe k0rq k0u2 k0vj k17e k1fe
    k1gv k1mj k1mm k1pv k1u7 k3kq k3u6 k3zu k43j k4q7 k53j k54j k5kv k5vn k5xq k7v2 k7y7 k88z
    k8pb k8qb k93n k9ar k9qb kgez kgge kh03 kikh kkht klxt klz5 kms3 koht kp5d kqvi kqvv kqxa
    kqxb kqy4 kqz7 kspd kxz5 kymp kzmb kzo1 l15d l16p l3tn l6jz l6pn l6y4 l6z7 l7h7 l7im l7jg
    l7jj l7kj l7l8 ldub lduj lv66 lv6j lv7y lv7z lv8s lv9v lvrv lvta lw37 lw7j lyxf m1jn m1jv
    m5jv m5oz m5p7 mbmb mbmj mbrn`,
  ],
];

/** The forbidden sequences up to a length of at most 10, as strings of direction codes. */
export function forbiddenSequences(lengthMax: number): string[] {
  return ENCODED_SEQUENCES.filter(([length]) => length <= lengthMax).flatMap(
    ([length, sequences]) =>
      sequences
        .split(/\s+/)
        .map((sequence) => Number.parseInt(sequence, 36).toString(4).padStart(length, '0')),
  );
}
