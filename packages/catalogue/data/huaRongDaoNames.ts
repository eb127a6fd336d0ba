/**
 * Names of the layouts of huaRongDao.ts:
 * number | Chinese, in simplified characters | pinyin | meaning in English.
 */
export const HUA_RONG_DAO_NAMES = `
002 | 指挥若定 | zhǐ huī ruò dìng | calm in command
003 | 将拥曹营 | jiàng yōng cáo yíng | generals crowd Cao's camp
004 | 齐头并进 | qí tóu bìng jìn | side by side
005 | 兵分三路 | bīng fēn sān lù | soldiers on three roads
006 | 雨声淅沥 | yǔ shēng xī lì | the patter of rain
007 | 左右布兵 | zuǒ yòu bù bīng | soldiers left and right
009 | 一路进军 | yī lù jìn jūn | advance all the way
010 | 一路顺风 | yī lù shùn fēng | a fair wind all the way
011 | 围而不歼 | wéi ér bù jiān | surround but spare
012 | 捷足先登 | jié zú xiān dēng | the swift get there first
014 | 守口如瓶1 | shǒu kǒu rú píng 1 | lips sealed like a bottle 1
016 | 双将挡路 | shuāng jiàng dǎng lù | two generals bar the road
017 | 横马当关 | héng mǎ dāng guān | a horse across the pass
018 | 层层设防1 | céng céng shè fáng 1 | defence in depth 1
019 | 层层设防2 | céng céng shè fáng 2 | defence in depth 2
022 | 瓮中之鳖 | wèng zhōng zhī biē | a turtle in a jar
023 | 层峦叠嶂 | céng luán dié zhàng | range upon range of mountains
026 | 入地无门 | rù dì wú mén | no door into the earth
027 | 勇闯五关 | yǒng chuǎng wǔ guān | storming five passes
028 | 一横最难解的布局 | yī héng zuì nán jiě de bù jú | hardest with one level block
032 | 二横最容易解的布局 | èr héng zuì róng yì jiě de bù jú | easiest with two level blocks
036 | 四横最易解的布局 | sì héng zuì yì jiě de bù jú | easiest with four level blocks
038 | 背水列阵 | bèi shuǐ liè zhèn | drawn up with the river behind
045 | 三军联防 | sān jūn lián fáng | joint defence of three armies
047 | 近在咫尺 | jìn zài zhǐ chǐ | close at hand
050 | 比翼横空 | bǐ yì héng kōng | wing to wing across the sky
052 | 屯兵东路 | tún bīng dōng lù | troops on the eastern road
056 | 井底之蛙 | jǐng dǐ zhī wā | a frog in a well
058 | 似远实近 | sì yuǎn shí jìn | it looks far but is near
060 | 五横最难的开局 | wǔ héng zuì nán de kāi jú | hardest with five level blocks
061 | 小兵探路 | xiǎo bīng tàn lù | a soldier scouts ahead
063 | 单兵种的没落 | dān bīng zhǒng de mò luò | decline of the single arm
064 | 欲罢不能 | yù bà bù néng | unable to stop
065 | 横行之将 | héng xíng zhī jiàng | the general who moves sideways
067 | 列队欢送2 | liè duì huān sòng 2 | lined up to say goodbye 2
069 | 行百里者半九十 | xíng bǎi lǐ zhě bàn jiǔ shí | ninety miles is half of a hundred
070 | 小汽车 | xiǎo qì chē | little car
071 | 单身的小兵 | dān shēn de xiǎo bīng | the lone soldier
075 | 扰敌之策 | rǎo dí zhī cè | a plan to harass the enemy
076 | 左兵右将 | zuǒ bīng yòu jiàng | soldiers left, generals right
078 | 虚与委蛇 | xū yǔ wēi yí | false compliance
081 | 奖杯 | jiǎng bēi | trophy
082 | 气势汹汹 | qì shì xiōng xiōng | overbearing
083 | 近在咫尺4 | jìn zài zhǐ chǐ 4 | close at hand 4
085 | 数位系列1 | shù wèi xì liè 1 | digits 1
087 | 数位系列3 | shù wèi xì liè 3 | digits 3
090 | 数位系列6 | shù wèi xì liè 6 | digits 6
091 | 数位系列7 | shù wèi xì liè 7 | digits 7
092 | 数位系列8 | shù wèi xì liè 8 | digits 8
093 | 数位系列9 | shù wèi xì liè 9 | digits 9
094 | 穷途末路 | qióng tú mò lù | at the end of the road
095 | 砝码 | fǎ mǎ | the weight of a balance
096 | 琼瑶敲碎 | qióng yáo qiāo suì | jade knocked to pieces
098 | 冯京马凉2 | féng jīng mǎ liáng 2 | one name for another 2
099 | 花车 | huā chē | festooned carriage
100 | 离而不坎 | lí ér bù kǎn | trigrams: fire without water
101 | 孤雁南飞 | gū yàn nán fēi | a lone goose flies south
102 | 高厦一零一 | gāo shà yī líng yī | tower one-o-one
103 | 暗渡陈仓 | àn dù chén cāng | by secret ways to Chencang
106 | 鱼游春水 | yú yóu chūn shuǐ | fish in spring water
108 | 歧路亡羊 | qí lù wáng yáng | a sheep lost where the road forks
110 | 水浒聚义 | shuǐ hǔ jù yì | gathering at the water margin
111 | 山在虚无缥缈间 | shān zài xū wú piāo miǎo jiān | mountains amid the mist
114 | 胡马窥江 | hú mǎ kuī jiāng | horsemen eye the river
125 | 四面八方 | sì miàn bā fāng | in all directions
126 | 牛气冲天 | niú qì chōng tiān | strong as a bull
127 | 拳头 | quán tóu | fist
128 | 匹马嘶风 | pǐ mǎ sī fēng | a horse neighs in the wind
130 | 伏羲八卦·地地坤 | fú xī bā guà · dì dì kūn | trigrams: earth on earth
131 | 伏羲八卦·水水坎 | fú xī bā guà · shuǐ shuǐ kǎn | trigrams: water on water
132 | 伏羲八卦·火火离 | fú xī bā guà · huǒ huǒ lí | trigrams: fire on fire
135 | 伏羲八卦·风风巽 | fú xī bā guà · fēng fēng xùn | trigrams: wind on wind
136 | 伏羲八卦·泽泽兑 | fú xī bā guà · zé zé duì | trigrams: lake on lake
137 | 伏羲八卦·天地否 | fú xī bā guà · tiān dì pǐ | trigrams: heaven on earth
140 | 伏羲八卦·火天大有 | fú xī bā guà · huǒ tiān dà yǒu | trigrams: fire on heaven
141 | 伏羲八卦·天雷无妄 | fú xī bā guà · tiān léi wú wàng | trigrams: heaven on thunder
142 | 伏羲八卦·天山遁 | fú xī bā guà · tiān shān dùn | trigrams: heaven on mountain
144 | 伏羲八卦·风天小畜 | fú xī bā guà · fēng tiān xiǎo xù | trigrams: wind on heaven
145 | 伏羲八卦·泽天夬 | fú xī bā guà · zé tiān guài | trigrams: lake on heaven
146 | 伏羲八卦·水地比 | fú xī bā guà · shuǐ dì bǐ | trigrams: water on earth
147 | 伏羲八卦·地火明夷 | fú xī bā guà · dì huǒ míng yí | trigrams: earth on fire
149 | 伏羲八卦·地雷复 | fú xī bā guà · dì léi fù | trigrams: earth on thunder
152 | 伏羲八卦·地山谦2 | fú xī bā guà · dì shān qiān 2 | trigrams: earth on mountain 2
154 | 伏羲八卦·地风升 | fú xī bā guà · dì fēng shēng | trigrams: earth on wind
155 | 伏羲八卦·风地观 | fú xī bā guà · fēng dì guān | trigrams: wind on earth
159 | 伏羲八卦·水雷屯 | fú xī bā guà · shuǐ léi zhūn | trigrams: water on thunder
160 | 伏羲八卦·雷水解 | fú xī bā guà · léi shuǐ xiè | trigrams: thunder on water
162 | 伏羲八卦·山水蒙 | fú xī bā guà · shān shuǐ méng | trigrams: mountain on water
163 | 伏羲八卦·风水涣 | fú xī bā guà · fēng shuǐ huàn | trigrams: wind on water
164 | 伏羲八卦·水泽节 | fú xī bā guà · shuǐ zé jié | trigrams: water on lake
168 | 伏羲八卦·风火家人 | fú xī bā guà · fēng huǒ jiā rén | trigrams: wind on fire
170 | 伏羲八卦·雷山小过 | fú xī bā guà · léi shān xiǎo guò | trigrams: thunder on mountain
173 | 伏羲八卦·风雷益 | fú xī bā guà · fēng léi yì | trigrams: wind on thunder
176 | 伏羲八卦·山泽损 | fú xī bā guà · shān zé sǔn | trigrams: mountain on lake
177 | 伏羲八卦·泽山咸 | fú xī bā guà · zé shān xián | trigrams: lake on mountain
178 | 伏羲八卦·风泽中孚 | fú xī bā guà · fēng zé zhōng fú | trigrams: wind on lake
182 | 三羊开泰1 | sān yáng kāi tài 1 | three rams bring good fortune 1
183 | 三羊开泰2 | sān yáng kāi tài 2 | three rams bring good fortune 2
186 | 逆时风车 | nì shí fēng chē | windmill turning backwards
188 | 一横定式B | yī héng dìng shì B | pattern B, one level block
190 | 一横定式D | yī héng dìng shì D | pattern D, one level block
192 | 二横定式B | èr héng dìng shì B | pattern B, two level blocks
194 | 三横定式B | sān héng dìng shì B | pattern B, three level blocks
196 | 四横定式B | sì héng dìng shì B | pattern B, four level blocks
197 | 四横定式C | sì héng dìng shì C | pattern C, four level blocks
198 | 四横定式D | sì héng dìng shì D | pattern D, four level blocks
199 | 四横定式E | sì héng dìng shì E | pattern E, four level blocks
200 | 殊途同归 | shū tú tóng guī | different roads, one end
202 | 一夫当关 | yī fū dāng guān | one man holds the pass
203 | 节节高升 | jié jié gāo shēng | rising step by step
205 | 六将之近在咫尺B | liù jiàng zhī jìn zài zhǐ chǐ B | six generals, close at hand B
207 | 六将之步步高2 | liù jiàng zhī bù bù gāo 2 | six generals, ever higher 2
211 | 六将守关4 | liù jiàng shǒu guān 4 | six generals hold the pass 4
213 | 六将守关6 | liù jiàng shǒu guān 6 | six generals hold the pass 6
215 | 六将之跋山涉水 | liù jiàng zhī bá shān shè shuǐ | six generals over hill and stream
216 | 换离为兑 | huàn lí wéi duì | from fire to lake
217 | 寓巧于拙 | yù qiǎo yú zhuō | skill hidden in plainness
219 | 轮回 | lún huí | the wheel of rebirth
222 | 殊途同归III | shū tú tóng guī III | different roads, one end III
223 | 殊途同归IV | shū tú tóng guī IV | different roads, one end IV
224 | 曹13 | cáo 13 | Cao 13
225 | 百步歧形 | bǎi bù qí xíng | two ways after a hundred moves
227 | 生机盎然 | shēng jī àng rán | full of life
228 | 旭日东升 | xù rì dōng shēng | the sun rises in the east
229 | 退一步海阔天空 | tuì yī bù hǎi kuò tiān kōng | step back and the world is wide
230 | 三七二十一 | sān qī èr shí yī | three sevens are twenty-one
231 | 高处不胜寒 | gāo chù bù shèng hán | it is cold at the top
233 | 换位思考 | huàn wèi sī kǎo | in the other's place
236 | 进退维谷 | jìn tuì wéi gǔ | no way forward or back
238 | 左右逢源 | zuǒ yòu féng yuán | success on every side
239 | 进退自如 | jìn tuì zì rú | free to advance or retreat
240 | 百步穿杨 | bǎi bù chuān yáng | a willow leaf at a hundred paces
245 | 大乔小乔(下) | dà qiáo xiǎo qiáo xià | the Qiao sisters, second part
248 | 新鸿门宴I | xīn hóng mén yàn I | new feast at Hongmen I
250 | 全民皆兵 | quán mín jiē bīng | a whole people in arms
251 | 三顾茅庐 | sān gù máo lú | three calls at the thatched cottage
252 | 7系列·七步成诗 | 7 xì liè · qī bù chéng shī | sevens: a poem in seven steps
253 | 7系列·整齐排列 | 7 xì liè · zhěng qí pái liè | sevens: in good order
256 | 7系列·四面楚歌 | 7 xì liè · sì miàn chǔ gē | sevens: songs of Chu on all sides
257 | 7系列·步履维艰 | 7 xì liè · bù lǚ wéi jiān | sevens: every step is hard
258 | 7系列·自动报时 | 7 xì liè · zì dòng bào shí | sevens: the speaking clock
259 | 一心一意 | yī xīn yī yì | heart and soul
260 | 上下镜像 | shàng xià jìng xiàng | mirrored top to bottom
261 | 首尾互换(上) | shǒu wěi hù huàn shàng | head and tail change places, first part
262 | 首尾互换(下) | shǒu wěi hù huàn xià | head and tail change places, second part
263 | 众志成城 | zhòng zhì chéng chéng | united like a fortress
264 | 孔融让梨 | kǒng róng ràng lí | Kong Rong gives up the pears
267 | 曹冲称象 | cáo chōng chēng xiàng | Cao Chong weighs the elephant
268 | 千里走单骑 | qiān lǐ zǒu dān qí | a thousand miles alone on horseback
270 | 桃园三结义 | táo yuán sān jié yì | the oath in the peach garden
271 | 孔明扇 | kǒng míng shàn | Kongming's fan
272 | 步步高之“义放曹操” | bù bù gāo zhī yì fàng cáo cāo | ever higher: Cao Cao let go
274 | 异位同步(下) | yì wèi tóng bù xià | in step from other places, second part
275 | 自成镜像 | zì chéng jìng xiàng | its own mirror image
277 | 大意失荆州 | dà yì shī jīng zhōu | Jingzhou lost by carelessness
278 | 鞠躬尽瘁 | jū gōng jìn cuì | devoted to the last breath
280 | 诸葛八阵 | zhū gě bā zhèn | Zhuge's eight formations
281 | 上下求索 | shàng xià qiú suǒ | seeking high and low
282 | 浪迹天涯 | làng jì tiān yá | wandering the ends of the earth
285 | 不惑之后 | bù huò zhī hòu | past forty
286 | 双兵争锋 | shuāng bīng zhēng fēng | two soldiers vie
287 | 高位分歧 | gāo wèi fēn qí | ways that part high up
288 | 形近神似(上) | xíng jìn shén sì shàng | alike in form and spirit, first part
290 | 旋转砝码 | xuán zhuǎn fǎ mǎ | the weight turned round
291 | 坦克 | tǎn kè | tank
292 | 孔明扇3 | kǒng míng shàn 3 | Kongming's fan 3
293 | 莱希 | lái xī | Lai Xi
295 | 形同神异 | xíng tóng shén yì | alike in form, not in spirit
297 | 面具 | miàn jù | mask
298 | 龙凤三胞(兄长) | lóng fèng sān bāo xiōng zhǎng | triplets: the elder brother
299 | 龙凤三胞(大妹) | lóng fèng sān bāo dà mèi | triplets: the elder sister
300 | 龙凤三胞(小妹) | lóng fèng sān bāo xiǎo mèi | triplets: the little sister
301 | 小鬼难缠 | xiǎo guǐ nán chán | small devils are hard to handle
302 | 佳人梳妆(佳人) | jiā rén shū zhuāng jiā rén | a beauty at her mirror: the beauty
304 | 双头两尾 | shuāng tóu liǎng wěi | two heads, two tails
306 | 闪展腾挪 | shǎn zhǎn téng nuó | dodging and leaping
307 | 丫形优解 | yā xíng yōu jiě | a solution shaped like a Y
310 | 逃出来啦(上) | táo chū lái la shàng | escaped! first part
312 | 一颠快三步(上) | yī diān kuài sān bù shàng | upside down, three moves faster, first part
313 | 一颠快三步(下) | yī diān kuài sān bù xià | upside down, three moves faster, second part
314 | 未卜先知 | wèi bǔ xiān zhī | foreknowledge
315 | 困兽犹斗 | kùn shòu yóu dòu | cornered beasts still fight
317 | H形优解 | H xíng yōu jiě | a solution shaped like an H
318 | 扇壶一体(扇) | shàn hú yī tǐ shàn | fan and pot in one: the fan
319 | 扇壶一体(壶) | shàn hú yī tǐ hú | fan and pot in one: the pot
320 | 将士一心 | jiàng shì yī xīn | generals and soldiers of one mind
324 | 倒影丫解(下) | dào yǐng yā jiě xià | reflected, a solution shaped like a Y, second part
325 | 倒影等优(上) | dào yǐng děng yōu shàng | reflected, as short a solution, first part
327 | 同步倒影(上) | tóng bù dào yǐng shàng | reflections in step, first part
328 | 同步倒影(下) | tóng bù dào yǐng xià | reflections in step, second part
329 | 活眼倒影(上) | huó yǎn dào yǐng shàng | a living eye reflected, first part
330 | 活眼倒影(下) | huó yǎn dào yǐng xià | a living eye reflected, second part
331 | 触角优解(左) | chù jiǎo yōu jiě zuǒ | a solution shaped like feelers, left
333 | 字母系列A | zì mǔ xì liè A | letters A
335 | 字母系列F | zì mǔ xì liè F | letters F
337 | 字母系列I | zì mǔ xì liè I | letters I
338 | 字母系列L | zì mǔ xì liè L | letters L
339 | 字母系列N | zì mǔ xì liè N | letters N
342 | 字母系列U | zì mǔ xì liè U | letters U
343 | 古稀倒影(上) | gǔ xī dào yǐng shàng | reflections at seventy, first part
344 | 古稀倒影(下) | gǔ xī dào yǐng xià | reflections at seventy, second part
345 | 形神颠倒(上) | xíng shén diān dǎo shàng | form and spirit upside down, first part
349 | 凤凰倒影(凤) | fèng huáng dào yǐng fèng | phoenix reflected: the cock bird
350 | 凤凰倒影(凰) | fèng huáng dào yǐng huáng | phoenix reflected: the hen bird
352 | 重链优解 | chóng liàn yōu jiě | a solution in two chains
354 | 平行优解 | píng xíng yōu jiě | parallel solutions
356 | 麒麟倒影(麟) | qí lín dào yǐng lín | qilin reflected: lin
358 | 兵分二路 | bīng fēn èr lù | soldiers on two roads
359 | 貔貅倒影(貔) | pí xiū dào yǐng pí | pixiu reflected: pi
360 | 貔貅倒影(貅) | pí xiū dào yǐng xiū | pixiu reflected: xiu
361 | 同步堂亲(兄) | tóng bù táng qīn xiōng | cousins in step: the elder
362 | 同步堂亲(弟) | tóng bù táng qīn dì | cousins in step: the younger
363 | 分久必合 | fēn jiǔ bì hé | long divided, it must unite
366 | 曹操划小圈 | cáo cāo huà xiǎo quān | Cao Cao draws a small circle
369 | 辕门射戟A | yuán mén shè jǐ A | shooting the halberd at the camp gate A
371 | 以逸待劳 | yǐ yì dài láo | rested, awaiting the weary
372 | 雪拥蓝关 | xuě yōng lán guān | snow blocks the Lan pass
373 | 云横秦岭 | yún héng qín lǐng | clouds across the Qinling
374 | 八阵图 | bā zhèn tú | the eightfold array
375 | 兵据曹营 | bīng jù cáo yíng | soldiers seize Cao's camp
379 | 有去有回 | yǒu qù yǒu huí | there and back
381 | 火烧连营 | huǒ shāo lián yíng | the camps set on fire
382 | 横行霸道 | héng xíng bà dào | riding roughshod
383 | 睡狮苏醒 | shuì shī sū xǐng | the sleeping lion wakes
385 | 胸有朝阳 | xiōng yǒu zhāo yáng | the morning sun at heart
386 | 江村夕照 | jiāng cūn xī zhào | evening sun on the river village
388 | 檐浮旭日 | yán fú xù rì | the rising sun at the eaves
391 | 运兵阴平 | yùn bīng yīn píng | troops through Yinping
392 | 野马分鬃 | yě mǎ fēn zōng | parting the wild horse's mane
393 | 寄人篱下 | jì rén lí xià | under another's roof
395 | 居中斡旋 | jū zhōng wò xuán | mediating in the middle
397 | 小孤雁 | xiǎo gū yàn | little lone goose
399 | 漩涡乍现2 | xuán wō zhà xiàn 2 | a sudden whirlpool 2
400 | 兵不厌走 | bīng bù yàn zǒu | soldiers never tire of marching
402 | 首居中道 | shǒu jū zhōng dào | the leader takes the middle road
403 | 小旋风 | xiǎo xuàn fēng | little whirlwind
407 | 兵威将广 | bīng wēi jiàng guǎng | fierce soldiers, many generals
409 | 海晏河清 | hǎi yàn hé qīng | calm seas, clear rivers
412 | 圈套 | quān tào | snare
`;
