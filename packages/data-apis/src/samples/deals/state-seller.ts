import { countries } from '../../countries.ts'
import type { CompanyPlan } from '../companies/plan.ts'
import type { Twin } from '../companies/tongues.ts'

/** What the body is called that sells state property, where it is not simply the ministry of finance. */
const bodies: Record<string, Twin> = {
  BG: { latin: 'Public Enterprises Agency of Bulgaria', local: 'Агенция за публичните предприятия' },
  PL: { latin: 'Ministry of State Assets of Poland', local: 'Ministerstwo Aktywów Państwowych' },
  IN: {
    latin: 'Department of Public Asset Management of India',
    local: 'Department of Public Asset Management of India',
  },
  UA: { latin: 'State Property Fund of Ukraine', local: 'Фонд державного майна України' },
  TR: { latin: 'Privatisation Administration of Türkiye', local: 'Özelleştirme İdaresi' },
  RU: { latin: 'Federal Property Agency of Russia', local: 'Федеральное агентство по имуществу' },
}

/** Who sells for the state of a company's country. */
export function stateSeller({ countryCode, city }: CompanyPlan): Twin {
  const { en } = countries.find(({ id }) => id === countryCode)!
  if (countryCode === 'CN') {
    const place = city.region
    return { latin: `State-owned Assets Commission of ${place.latin}`, local: `${place.local}国有资产监督管理委员会` }
  }
  return bodies[countryCode] ?? { latin: `Ministry of Finance of ${en}`, local: `Ministry of Finance of ${en}` }
}
