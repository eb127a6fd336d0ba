"""The boards of the catalogue, which no seed gives; ``glissade list`` has their sources."""

from __future__ import annotations

from typing import Dict, FrozenSet, Sequence

TILE_BOARDS: Dict[str, Sequence[str]] = {
    "2x2": ["0 3/2 1"],
    "2x3": ["4 5 0/1 2 3"],
    "3x3": [
        "8 6 4/0 7 2/5 1 3",
        "8 6 7/2 5 4/3 0 1",
        "6 4 7/8 5 0/3 2 1",
        "1 4 7/2 0 8/3 6 5",
    ],
}

#: Six rows each; the labels are named in reading order after A, which leaves at the right.
CAR_BOARDS: FrozenSet[str] = frozenset(
    """
    ..B.CC/..B.../AAB.../DDD..E/.....E/.....E
    ..B.../..B..C/..BAAC/DDDE.C/...EFF/......
    BCDDE./BCFFE./AAGH../..GHI./..JHI./..J...
    ....../..B.C./AAB.CD/EEE.CD/FGH.II/FGH.JJ
    ..BBB./CCC.D./AA..DE/FFF.DE/G.H.II/G.H.JJ
    ....../..B..C/AAB..C/D.BEEF/DGGHIF/JJJHIF
    ..BBC./.DDDCE/..AACE/..FGGG/..FHII/...HJJ
    BBCDEE/FFCDGH/.IAAGH/.I..../.I.JJJ/......
    BCCD../B.ED.F/AAE..F/GGHHHI/..J..I/..J...
    .BCCDD/.B...E/.B.AAE/.F.GHH/.F.GIJ/.KKKIJ
    BBBC.D/..EC.D/AAE..F/..EGGF/HHH.I./.JJ.I.
    BBCDE./F.CDE./FAADEG/.....G/.HII.G/.H.JJJ
    .BBCCC/DDDEFG/AAHEFG/I.HJJK/ILL..K/MMNNNK
    BBC.../D.CEEE/D.AAF./....F./GGHHHI/.....I
    BCDDEE/BC.FFF/BG.AAH/IG.JJH/IKKKLM/NNN.LM
    ...BCC/...BDD/AAEFGH/IIEFGH/JKKKLM/JNNNLM
    BBBCCD/EEFGGD/AAFH.I/...HJI/KLLHJ./KMMMNN
    .BCCCD/.B...D/.AAEFG/HHIEFG/J.IKKG/J.ILLL
    ..BCCC/..B..D/AAE..D/FFE.GH/.IJJGH/.IKKKH
    ...BCC/...B../AADE.F/..DEGF/HIIIGK/H....K
    BBCD../E.CD../EAAD../E..FFF/GGG.HI/JJ..HI
    .BCCDE/.BFGDE/AAFGHI/J.KLHI/J.KL.I/JMMMNN
    B.C.DD/B.CEEE/FAAG.H/FI.G.H/FIJJKL/MMNNKL
    B.CDDD/B.CE../BAAE../FFGG.H/.....H/IIJJ.H
    BB.CDE/...CDE/FAAC.G/F.HIIG/JJH..G/KKH...
    B..C../B..CDD/BAAE../..FEGG/..FHHI/..F..I
    BBC.DD/E.C.../E.AAF./EGGGFH/...IFH/...IJJ
    BBCCCD/E..FFD/E..AAG/HHIIJG/KKL.JG/..LMMM
    BBC.DE/..C.DE/..CAAE/...FGG/HIIF../H..F..
    B.CCC./BDDDEF/AAGHEF/IIGHEF/...JKK/.LLJ..
    BCDDEF/BC..EF/GAAH.I/GJJH.I/G.KLLL/MMKNNN
    BBBCDE/FGGCDE/F.AADE/HHI.../.JIKK./.JLLMM
    BBCCCD/E.FFGD/E.AAGH/IIJKKH/LLJM../NNNM..
    BCCD.E/B.FD.E/AAFD.G/HHIIJG/..K.J./..KLLL
    BB.C.D/EF.C.D/EFAAGH/IJJKGH/I.LKG./I.LMM.
    BCCD../B..DEE/BAAF../..GFHH/..GIIJ/..G..J
    BBBCDE/FGGCDE/F.AAD./HHI.../.JI.KK/.JLLMM
    BCDDE./BCF.EG/B.FAAG/HHHI.G/..JIKK/LLJMM.
    ..BCCC/..BDEE/FAADGH/FI..GH/JIKKGL/JMMNNL
    BCCDDD/B.EEF./AAG.F./HHGIIJ/.KKL.J/MMML.J
    IBB#../I..LDD/JAAL../J.KEEM/FFK..M/GGHHHM
    BB.KM#/DDDKM./IAAL../I.JLEE/..JFFN/.GG.#N
    ..BBM#/DDDKM./AAJK.N/..JEEN/IFFL../IGGL.#
    ..BBM#/DDDKM./AAJK.N/..JEEN/IFFL../IGGLHH
    .#CCM./DDDKM./AAJK../..JLEE/IFFL.N/IGG.#N
    ...J#./CCCJL./HAAKL./H.IKDD/..IEEM/.FF.#M
    ...JL#/CCCJL./HAAK../H.IKDD/..IEEM/.FF.#M
    BBBKCC/DD.K.L/IAAK.L/I.JEEM/FFJ..M/..#.HH
    ..BB.#/DDDK../AAJK.M/..JEEM/IFFL../IGGL.#
    ..BB.#/DDDK../AAJK.M/..JEEM/IFFL../IGGLHH
    BBBCCN/DD.#MN/JAA.MO/J.KFFO/GGKL../#IIL..
    .#CCMN/DDDKMN/AAJK../..JLEE/IFFL../IGGHH.
    .#CCMN/DDDKMN/AAJK../..JEE./IFFL../IGGL.#
    #CC.LM/..J.LM/AAJ.LN/HIDDDN/HI.KEE/#..KGG
    GBB.L./GHI.LM/GHIAAM/CCCK.M/..JKDD/EEJFF.
    ..#CCL/DD.K.L/IAAK../I.JKEE/FFJ..M/GGGHHM
    ....#./CCCJL./AAIJLM/..IDDM/HEEK../HFFK.#
    ....#./CCCJL./AAIJLM/..IDDM/HEEK../HFFKGG
    ....L#/CCCJL./AAIJ.M/..IDDM/HEEK../HFFK.#
    ....L#/CCCJL./AAIJ.M/..IDDM/HEEK../HFFKGG
    BBBHLM/ICCHLM/I.AALM/DDJ.../.KJ.EE/.KFFGG
    """.split()
)
