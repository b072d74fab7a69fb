import type { Words } from '@portal/domain/language.ts'

/** The first digit of an asset class: what its funds hold. */
export const classRows: [digit: string, en: string, zh: string][] = [
  ['1', 'Equity', '股票'],
  ['2', 'Bond', '债券'],
  ['3', 'Balanced', '混合'],
  ['4', 'Money Market', '货币市场'],
  ['5', 'Alternative', '另类'],
]

/** The next two digits: the part of the world. */
export const regionRows: [digits: string, en: string, zh: string][] = [
  ['11', 'Asia Pacific', '亚太'],
  ['12', 'Global', '全球'],
  ['13', 'North America', '北美'],
  ['14', 'Western Europe', '西欧'],
  ['21', 'Asia Ex-Japan', '亚洲（除日本）'],
  ['22', 'EMEA', '欧非中东'],
  ['23', 'Global Emerging Markets', '全球新兴市场'],
  ['24', 'Latin America', '拉丁美洲'],
]

/** What a part of the world is narrowed to: its last three digits, and the markets that are meant. */
export interface Focus extends Words {
  region: string
  digits: string
  /** ISO 3166-1 alpha-2, or names of groups of `marketGroups`. */
  markets: string
  /** First digits of the classes in which there are funds of it. */
  classes: string
}

/** Groups of markets, by members or by other groups; `-XX` leaves one out. */
export const marketGroups: Record<string, string> = {
  pacific: 'AU HK JP SG NZ',
  continent: 'AT BE DK FI FR DE GR IE IT LU NL NO PT ES SE CH',
  europe: 'continent GB',
  asia: 'CN IN ID KR MY PH TW TH HK SG VN PK BD LK',
  greaterChina: 'CN HK TW',
  easternEurope: 'PL CZ HU GR TR RO KZ',
  gulf: 'SA AE QA KW OM JO EG IL',
  africa: 'ZA EG NG KE MA',
  emea: 'easternEurope gulf africa',
  latin: 'BR MX CL AR CO PE',
  frontier: 'VN RO MA KZ PK BD NG KE LK OM JO',
  emerging: 'asia -HK -SG emea -IL latin',
  bric: 'BR IN CN',
  developed: 'US CA europe pacific IL',
  world: 'developed emerging',
}

const focus = (region: string, classes: string, digits: string, en: string, zh: string, markets: string): Focus => ({
  region,
  digits,
  en,
  zh,
  markets,
  classes,
})

export const focusRows: Focus[] = [
  focus('11', '124', '001', 'Australia', '澳大利亚', 'AU'),
  focus('11', '1', '002', 'Hong Kong', '中国香港', 'HK'),
  focus('11', '1234', '003', 'Japan', '日本', 'JP'),
  focus('11', '1235', '004', 'Pacific Regional', '太平洋地区', 'pacific'),
  focus('11', '1', '005', 'Singapore', '新加坡', 'SG'),
  focus('11', '1', '006', 'New Zealand', '新西兰', 'NZ'),
  focus('12', '1235', '001', 'World', '全世界', 'world'),
  focus('12', '12', '002', 'World Ex-US', '全世界（除美国）', 'world -US'),
  focus('12', '1', '003', 'World Developed', '全球发达市场', 'developed'),
  focus('13', '1234', '001', 'Canada', '加拿大', 'CA'),
  focus('13', '12345', '002', 'USA', '美国', 'US'),
  focus('13', '12', '003', 'North America Regional', '北美地区', 'US CA'),
  focus('14', '1', '001', 'Austria', '奥地利', 'AT'),
  focus('14', '1', '002', 'Belgium', '比利时', 'BE'),
  focus('14', '1', '003', 'Denmark', '丹麦', 'DK'),
  focus('14', '12', '004', 'Europe Ex-UK Regional', '欧洲（除英国）地区', 'continent'),
  focus('14', '1', '005', 'Finland', '芬兰', 'FI'),
  focus('14', '1', '006', 'France', '法国', 'FR'),
  focus('14', '12', '007', 'Germany', '德国', 'DE'),
  focus('14', '1', '008', 'Greece', '希腊', 'GR'),
  focus('14', '1', '009', 'Ireland', '爱尔兰', 'IE'),
  focus('14', '12', '010', 'Italy', '意大利', 'IT'),
  focus('14', '1', '011', 'Netherlands', '荷兰', 'NL'),
  focus('14', '1', '012', 'Norway', '挪威', 'NO'),
  focus('14', '1', '013', 'Portugal', '葡萄牙', 'PT'),
  focus('14', '12', '014', 'Spain', '西班牙', 'ES'),
  focus('14', '12', '015', 'Sweden', '瑞典', 'SE'),
  focus('14', '12', '016', 'Switzerland', '瑞士', 'CH'),
  focus('14', '1234', '017', 'United Kingdom', '英国', 'GB'),
  focus('14', '12345', '018', 'Europe Regional', '欧洲地区', 'europe'),
  focus('21', '124', '001', 'China', '中国', 'CN'),
  focus('21', '1235', '002', 'Asia Ex-Japan Regional', '亚洲（除日本）地区', 'asia'),
  focus('21', '12', '003', 'India', '印度', 'IN'),
  focus('21', '12', '004', 'Indonesia', '印度尼西亚', 'ID'),
  focus('21', '1', '005', 'Malaysia', '马来西亚', 'MY'),
  focus('21', '1', '006', 'Philippines', '菲律宾', 'PH'),
  focus('21', '12', '007', 'South Korea', '韩国', 'KR'),
  focus('21', '1', '008', 'Taiwan', '中国台湾', 'TW'),
  focus('21', '1', '009', 'Thailand', '泰国', 'TH'),
  focus('21', '1', '010', 'Vietnam', '越南', 'VN'),
  focus('21', '1', '011', 'Greater China', '大中华', 'greaterChina'),
  focus('22', '12', '001', 'EMEA Regional', '欧非中东地区', 'emea'),
  focus('22', '1', '002', 'Emerging Europe Regional', '新兴欧洲地区', 'easternEurope'),
  focus('22', '1', '003', 'Middle East Regional', '中东地区', 'gulf'),
  focus('22', '1', '004', 'Africa Regional', '非洲地区', 'africa'),
  focus('22', '12', '005', 'South Africa', '南非', 'ZA'),
  focus('22', '12', '006', 'Turkey', '土耳其', 'TR'),
  focus('22', '12', '007', 'Poland', '波兰', 'PL'),
  focus('22', '1', '008', 'Saudi Arabia', '沙特阿拉伯', 'SA'),
  focus('22', '1', '009', 'Israel', '以色列', 'IL'),
  focus('23', '12', '001', 'Frontier Markets', '前沿市场', 'frontier'),
  focus('23', '123', '002', 'Global Emerging Markets Regional', '全球新兴市场地区', 'emerging'),
  focus('23', '1', '003', 'BRIC', '金砖国家', 'bric'),
  focus('24', '12', '001', 'Latin America Regional', '拉丁美洲地区', 'latin'),
  focus('24', '12', '002', 'Brazil', '巴西', 'BR'),
  focus('24', '12', '003', 'Mexico', '墨西哥', 'MX'),
  focus('24', '1', '004', 'Chile', '智利', 'CL'),
  focus('24', '1', '005', 'Argentina', '阿根廷', 'AR'),
]
