import { findIndustry, type Industry, industries } from '../company-codes/industries.ts'
import { languageOf } from '../company-codes/languages.ts'
import type { Handler } from '../data-api.ts'
import { listCities, listCitiesOf, listIndustriesOf, listRegions } from '../sources/company-places.ts'
import type { CityTable, RegionTable } from '../sources/company-tables.ts'
import { readProduct, unknownValue } from './known-values.ts'

const describeRegion = ({ code, name, name_local }: RegionTable) => ({
  zoneCode: code,
  zoneName: name_local,
  zoneNameEng: name,
})

const describeCity = ({ code, region_code, name, name_local }: CityTable) => ({
  cityCode: code,
  cityName: name_local,
  cityNameEng: name,
  zoneCode: region_code ?? '',
})

const dictionaryGetRegionList: Handler = async ctx => ({ body: { data: (await listRegions(ctx)).map(describeRegion) } })

const dictionaryGetRegionByProductList: Handler = async (ctx, call) => ({
  body: { data: (await listRegions(ctx, readProduct(call))).map(describeRegion) },
})

const dictionaryGetCityList: Handler = async (ctx, { params }) => {
  const cities = await listCities(ctx, { offset: Number(params.offset), limit: Number(params.limit) })
  return { body: { data: cities.map(describeCity) } }
}

const dictionaryGetCityByRegionList: Handler = async (ctx, call) => {
  const region = String(call.params.zoneCode).toUpperCase()
  const cities = await listCitiesOf(ctx, region)
  if (!cities) throw unknownValue(call, 'zoneCode', region)
  return { body: { data: cities.map(describeCity) } }
}

/** An industry; its title is Chinese for callers and countries that write so, English otherwise. */
function describeIndustry(industry: Industry, language: string, product = '') {
  const { code, en, zh } = industry
  const title = language === 'zh' ? zh : en
  return {
    naicsCode: code,
    title,
    titleEng: en,
    prodCode: product,
    langCode: language,
    searchTerms: wordsOf(title),
    searchTermsEng: wordsOf(en),
    docId: code,
    isActive: 'Y',
  }
}

const wordsOf = (title: string) => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(', ')

const dictionaryGetIndustryList: Handler = async (_ctx, { language }) => ({
  body: { data: industries.map(industry => describeIndustry(industry, language === 'zh' ? 'zh' : 'en')) },
})

const dictionaryGetIndustryByProductList: Handler = async (ctx, call) => {
  const product = readProduct(call)
  const language = languageOf(product).startsWith('zh') ? 'zh' : 'en'
  const codes = await listIndustriesOf(ctx, product)
  const data = codes.flatMap(code => {
    const industry = findIndustry(code)
    return industry ? [describeIndustry(industry, language, product)] : []
  })
  return { body: { data } }
}

/** The operations of the class Dictionary that list places and industries. */
export const placeHandlers: Record<string, Handler> = {
  dictionaryGetRegionList,
  dictionaryGetRegionByProductList,
  dictionaryGetCityList,
  dictionaryGetCityByRegionList,
  dictionaryGetIndustryList,
  dictionaryGetIndustryByProductList,
}
