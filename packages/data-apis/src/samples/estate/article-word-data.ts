import type { ArticleLanguage, CompanyRole, PropertyType } from '../../real-estate/codes.ts'

type ByLanguage<Value> = Record<ArticleLanguage, Value>

/** What a building of a type is called in the middle of a sentence; the other languages do without. */
export const buildingWords: { en: Record<PropertyType, string>; zh: Record<PropertyType, string> } = {
  en: {
    ...{
      office: 'office building',
      retail: 'shopping centre',
      industrial: 'industrial estate',
      logistics: 'warehouse',
    },
    ...{ residential: 'residential building', hotel: 'hotel', mixed_use: 'mixed-use complex', land: 'building site' },
    ...{ healthcare: 'healthcare property', data_centre: 'data centre' },
  },
  zh: {
    ...{ office: '写字楼', retail: '商场', industrial: '工业厂房', logistics: '仓储物业', residential: '住宅楼' },
    ...{ hotel: '酒店', mixed_use: '综合体', land: '建设用地', healthcare: '医疗物业', data_centre: '数据中心' },
  },
}

export const sectorWords: ByLanguage<Record<PropertyType, string>> = {
  en: {
    ...{
      office: 'office',
      retail: 'retail',
      industrial: 'industrial',
      logistics: 'logistics',
      residential: 'residential',
    },
    ...{ hotel: 'hotel', mixed_use: 'mixed-use', land: 'land', healthcare: 'healthcare', data_centre: 'data centre' },
  },
  zh: {
    ...{ office: '写字楼', retail: '零售物业', industrial: '工业物业', logistics: '物流仓储', residential: '住宅' },
    ...{ hotel: '酒店', mixed_use: '综合体', land: '土地', healthcare: '医疗物业', data_centre: '数据中心' },
  },
  de: {
    ...{
      office: 'Büro',
      retail: 'Einzelhandel',
      industrial: 'Industrie',
      logistics: 'Logistik',
      residential: 'Wohnen',
    },
    ...{
      hotel: 'Hotel',
      mixed_use: 'Mischnutzung',
      land: 'Grundstücke',
      healthcare: 'Gesundheit',
      data_centre: 'Rechenzentren',
    },
  },
  fr: {
    ...{
      office: 'bureaux',
      retail: 'commerces',
      industrial: 'industrie',
      logistics: 'logistique',
      residential: 'logements',
    },
    ...{
      hotel: 'hôtellerie',
      mixed_use: 'usage mixte',
      land: 'foncier',
      healthcare: 'santé',
      data_centre: 'centres de données',
    },
  },
  es: {
    ...{
      office: 'oficinas',
      retail: 'comercio',
      industrial: 'industria',
      logistics: 'logística',
      residential: 'vivienda',
    },
    ...{
      hotel: 'hoteles',
      mixed_use: 'uso mixto',
      land: 'suelo',
      healthcare: 'sanidad',
      data_centre: 'centros de datos',
    },
  },
}

/** What a company buys when it buys the sector. */
export const assetWords: Record<PropertyType, string> = {
  ...{ office: 'offices', retail: 'shopping centres', industrial: 'industrial estates', logistics: 'warehouses' },
  ...{ residential: 'flats', hotel: 'hotels', mixed_use: 'mixed-use quarters', land: 'building land' },
  ...{ healthcare: 'clinics and care homes', data_centre: 'data centres' },
}

export const roleWords: { en: Record<CompanyRole, string>; zh: Record<CompanyRole, string> } = {
  en: {
    ...{ developer: 'developer', owner: 'property owner', investor: 'property investor', lender: 'lender' },
    ...{ tenant: 'tenant', contractor: 'building contractor', broker: 'property broker', operator: 'operator' },
  },
  zh: {
    ...{ developer: '开发商', owner: '物业业主', investor: '物业投资者', lender: '贷款机构' },
    ...{ tenant: '租户', contractor: '建筑承包商', broker: '物业经纪机构', operator: '运营商' },
  },
}

export const positionWords: ByLanguage<string[]> = {
  en: ['chief executive', 'head of property', 'chief investment officer', 'managing director', 'head of transactions'],
  zh: ['首席执行官', '物业负责人', '首席投资官', '董事总经理', '交易主管'],
  de: ['Geschäftsführer', 'Vorstand', 'Leiter Transaktionen', 'Leiter Immobilien'],
  fr: ['directeur général', 'directeur des investissements', 'directeur immobilier'],
  es: ['director general', 'director de inversiones', 'director inmobiliario'],
}

/** First and last names of the people who speak, by language. */
export const peopleWords: ByLanguage<[string[], string[]]> = {
  en: [
    ['Anna', 'Daniel', 'Ingrid', 'James', 'Leila', 'Marcus', 'Nadia', 'Oliver', 'Priya', 'Rafael', 'Sofia', 'Tomasz'],
    [
      'Ashworth',
      'Bennett',
      'Dragomir',
      'Fischer',
      'Haddad',
      'Kowalski',
      'Lindqvist',
      'Mensah',
      'Okafor',
      'Rossi',
      'Sharma',
      'Tanaka',
    ],
  ],
  zh: [
    ['文博', '思远', '雅琴', '志强', '晓岚', '建华', '若彤', '明哲', '海燕', '子涵'],
    ['陈', '李', '王', '张', '周', '林', '黄', '吴', '郑', '沈'],
  ],
  de: [
    ['Andreas', 'Matthias', 'Stefan', 'Jürgen', 'Tobias', 'Florian'],
    ['Bergmann', 'Hofer', 'Krüger', 'Lehmann', 'Sommer', 'Vogt'],
  ],
  fr: [
    ['Antoine', 'Julien', 'Étienne', 'Laurent', 'Mathieu', 'Olivier'],
    ['Barbier', 'Delmas', 'Fontaine', 'Lacroix', 'Moreau', 'Vidal'],
  ],
  es: [
    ['Álvaro', 'Diego', 'Javier', 'Luis', 'Mateo', 'Sergio'],
    ['Castillo', 'Herrera', 'Ibáñez', 'Navarro', 'Ortega', 'Solís'],
  ],
}

/** Who writes, by language. */
export const authorWords: ByLanguage<string[]> = {
  en: [
    'Claire Donnelly',
    'Ivan Petrov',
    'Mei Lin Tan',
    'Samuel Adeyemi',
    'Julia Brandt',
    'Ravi Menon',
    'Elena Costa',
    'Peter Novák',
  ],
  zh: ['刘晓宁', '赵一鸣', '孙悦', '何文杰', '徐嘉'],
  de: ['Katrin Weber', 'Jonas Reuter', 'Miriam Falk'],
  fr: ['Camille Girard', 'Hugo Besson', 'Sarah Lemoine'],
  es: ['Lucía Ferrer', 'Andrés Molina', 'Carmen Rivas'],
}

/** Cities that have a name of their own in German, French or Spanish, where their articles appear. */
export const cityWords: Partial<ByLanguage<Record<string, string>>> = {
  de: { DEMUC: 'München', ATVIE: 'Wien', CHZRH: 'Zürich' },
  fr: { BEBRU: 'Bruxelles' },
  es: { MXMEX: 'Ciudad de México', COBOG: 'Bogotá' },
}

/** The countries of which articles are written in these languages too. */
export const languageCountries: Record<'zh' | 'de' | 'fr' | 'es', string[]> = {
  zh: ['CN', 'HK', 'TW', 'SG', 'MY'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE'],
  es: ['ES', 'MX', 'AR', 'CL', 'CO'],
}
