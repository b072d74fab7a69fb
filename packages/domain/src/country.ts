import type { Words } from './language.ts'

/** A place that series speak of: a country of ISO 3166-1, or a region or group that the data names. */
export interface Place {
  type: 'country' | 'region'
  /** ISO 3166-1 alpha-2 for a country; the code or name of the data in capitals for a region. */
  id: string
  name: Words
}

/** ISO 3166-1: alpha-2 and alpha-3 of every country, as pairs without a space. XK is in common use for Kosovo. */
const isoCodes =
  'ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB BDBGD BEBEL ' +
  'BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR BZBLZ CACAN CCCCK CDCOD ' +
  'CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA ' +
  'DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF ' +
  'GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN ' +
  'IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA ' +
  'KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE ' +
  'MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM ' +
  'NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM ' +
  'PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN ' +
  'SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF TGTGO THTHA TJTJK TKTKL ' +
  'TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR ' +
  'VNVNM VUVUT WFWLF WSWSM XKXKX YEYEM YTMYT ZAZAF ZMZMB ZWZWE'

/** Names that statistical offices use and the Unicode tables do not. */
const otherNames: Record<string, string[]> = {
  AE: ['uae'],
  BN: ['brunei darussalam'],
  BO: ['bolivia, plurinational state of'],
  BS: ['bahamas, the', 'the bahamas'],
  CD: ['congo, dem. rep.', 'democratic republic of the congo', 'dr congo'],
  CG: ['congo, rep.', 'republic of the congo', 'congo'],
  CI: ["cote d'ivoire", 'ivory coast'],
  CN: ["china, people's republic of", 'china (mainland)', 'mainland china'],
  CV: ['cape verde', 'cabo verde'],
  CW: ['curacao'],
  CZ: ['czech republic', 'czechia'],
  EG: ['egypt, arab rep.'],
  FM: ['micronesia, fed. sts.'],
  FO: ['faeroe islands'],
  GB: ['uk', 'great britain'],
  GM: ['gambia, the', 'the gambia'],
  HK: ['hong kong', 'hong kong sar, china', '香港', '中国香港'],
  IR: ['iran, islamic rep.', 'iran, islamic republic of'],
  KG: ['kyrgyz republic'],
  KN: ['st. kitts and nevis', 'saint kitts and nevis'],
  KP: ["korea, dem. people's rep.", 'north korea'],
  KR: ['korea, rep.', 'korea', 'republic of korea', 'korea, republic of'],
  LA: ['lao pdr', "lao people's democratic republic"],
  LC: ['st. lucia', 'saint lucia'],
  MD: ['moldova, republic of', 'republic of moldova'],
  MF: ['st. martin (french part)'],
  MK: ['macedonia', 'fyr macedonia'],
  MM: ['myanmar', 'burma'],
  MO: ['macao', 'macau', 'macao sar, china', '澳门', '中国澳门'],
  PS: ['west bank and gaza', 'palestine'],
  RU: ['russian federation'],
  SK: ['slovak republic'],
  ST: ['sao tome and principe'],
  SX: ['sint maarten (dutch part)'],
  SY: ['syrian arab republic'],
  SZ: ['swaziland'],
  TL: ['east timor', 'timor-leste'],
  TR: ['turkey', 'turkiye', 'türkiye'],
  TW: ['taiwan', 'taiwan, china', 'chinese taipei', '台湾', '中国台湾'],
  TZ: ['tanzania, united republic of'],
  US: ['usa', 'united states of america'],
  VC: ['st. vincent and the grenadines', 'saint vincent and the grenadines'],
  VE: ['venezuela, rb', 'venezuela, bolivarian republic of'],
  VI: ['virgin islands (u.s.)'],
  VN: ['viet nam'],
  YE: ['yemen, rep.'],
}

/** Names that we write otherwise than the Unicode tables. */
const ownNames: Record<string, Words> = {
  HK: { en: 'Hong Kong SAR, China', zh: '中国香港' },
  MO: { en: 'Macao SAR, China', zh: '中国澳门' },
  MM: { en: 'Myanmar', zh: '缅甸' },
  PS: { en: 'Palestine', zh: '巴勒斯坦' },
  TR: { en: 'Türkiye', zh: '土耳其' },
  TW: { en: 'Taiwan, China', zh: '中国台湾' },
}

const english = new Intl.DisplayNames('en', { type: 'region' })
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' })

/** Every country of ISO 3166-1 with its names. */
export const countries: readonly Place[] = isoCodes.split(' ').map(pair => {
  const id = pair.slice(0, 2)
  return { type: 'country', id, name: ownNames[id] ?? { en: english.of(id) ?? id, zh: chinese.of(id) ?? id } }
})

const byKey = new Map<string, Place>()
for (const [at, country] of countries.entries()) {
  const alpha3 = isoCodes.split(' ')[at]!.slice(2)
  const unicode = [english.of(country.id) ?? '', chinese.of(country.id) ?? '']
  const names = [country.name.en, country.name.zh, ...unicode, ...(otherNames[country.id] ?? [])]
  for (const key of [country.id, alpha3, ...names]) byKey.set(normalise(key), country)
}

/** The country that a name or an ISO code means, in English or Chinese; undefined for regions and anything else. */
export const findCountry = (nameOrCode: string): Place | undefined => byKey.get(normalise(nameOrCode))

/**
 * The place that a row speaks of. A name or code that is no country is kept as a region under its own name, with
 * its code when there is one.
 */
export function recognisePlace(name: string, code?: string): Place {
  const country = (code && findCountry(code)) || findCountry(name)
  if (country) return country
  return {
    type: 'region',
    id: (code || regionId(name)).toUpperCase(),
    name: { en: name, zh: regionNames[normalise(name)] ?? name },
  }
}

const regionId = (name: string) =>
  name
    .trim()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '_')
    .replaceAll(/^_|_$/g, '')

function normalise(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .normalize('NFC')
  return plain.toLowerCase().replaceAll('&', 'and').replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
}

/** Chinese names of the regions and groups that international organisations publish. */
const regionNames: Record<string, string> = {
  'africa eastern and southern': '非洲东部和南部',
  'africa western and central': '非洲西部和中部',
  'arab world': '阿拉伯世界',
  'caribbean small states': '加勒比小国',
  'central europe and the baltics': '中欧和波罗的海国家',
  'channel islands': '海峡群岛',
  'early-demographic dividend': '人口红利早期国家',
  'east asia and pacific': '东亚与太平洋地区',
  'east asia and pacific (excluding high income)': '东亚与太平洋地区（不含高收入国家）',
  euro: '欧元区',
  'euro area': '欧元区',
  'europe and central asia': '欧洲与中亚地区',
  'europe and central asia (excluding high income)': '欧洲与中亚地区（不含高收入国家）',
  'european union': '欧盟',
  'fragile and conflict affected situations': '脆弱和受冲突影响地区',
  'heavily indebted poor countries (hipc)': '重债穷国',
  'high income': '高收入国家',
  'latin america and caribbean': '拉丁美洲与加勒比海地区',
  'latin america and caribbean (excluding high income)': '拉丁美洲与加勒比海地区（不含高收入国家）',
  'least developed countries: un classification': '最不发达国家（联合国分类）',
  'low and middle income': '中低收入国家',
  'low income': '低收入国家',
  'lower middle income': '中等偏下收入国家',
  'middle east and north africa': '中东与北非地区',
  'middle east and north africa (excluding high income)': '中东与北非地区（不含高收入国家）',
  'middle income': '中等收入国家',
  'north america': '北美',
  'oecd members': '经合组织成员国',
  'other small states': '其他小国',
  'pacific island small states': '太平洋岛国',
  'post-demographic dividend': '人口红利后期国家',
  'pre-demographic dividend': '人口红利前期国家',
  'small states': '小国',
  'south asia': '南亚',
  'sub-saharan africa': '撒哈拉以南非洲地区',
  'sub-saharan africa (excluding high income)': '撒哈拉以南非洲地区（不含高收入国家）',
  'upper middle income': '中等偏上收入国家',
  world: '世界',
}
