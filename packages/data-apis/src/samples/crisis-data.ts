/**
 * Shocks that pulled many economies down together: first month of the fall, months until the bottom, depth in percent,
 * months until half of it is made good, part that is never made good, and the regions, groups or countries it hit (with
 * how hard). A country takes the first weight that fits one of its places.
 */
export interface Crisis {
  year: number
  month: number
  fall: number
  depth: number
  halfLife: number
  lasting: number
  weights: Record<string, number>
}

export const crises: Crisis[] = [
  { year: 1973, month: 11, fall: 14, depth: 3, halfLife: 14, lasting: 0.4, weights: { CN: 0.2, OECD: 1, WLD: 0.5 } },
  {
    year: 1980,
    month: 2,
    fall: 24,
    depth: 3,
    halfLife: 16,
    lasting: 0.3,
    weights: { CN: 0, OECD: 1, SAM: 2, WLD: 0.6 },
  },
  {
    year: 1990,
    month: 1,
    fall: 54,
    depth: 26,
    halfLife: 60,
    lasting: 0.5,
    weights: { CZ: 0.5, PL: 0.6, EEUROPE: 1, CASIA: 1.2, AM: 1.4, AZ: 1.6, GE: 1.9, EE: 1, LV: 1.2, LT: 1.1, WLD: 0 },
  },
  { year: 1994, month: 12, fall: 8, depth: 7, halfLife: 12, lasting: 0.3, weights: { MX: 1, AR: 0.6, WLD: 0 } },
  {
    year: 1997,
    month: 8,
    fall: 12,
    depth: 9,
    halfLife: 14,
    lasting: 0.4,
    weights: { ID: 1.7, TH: 1.3, KR: 0.9, MY: 1, HK: 0.8, PH: 0.4, SG: 0.4, RU: 0.6, JP: 0.3, WLD: 0 },
  },
  {
    year: 2001,
    month: 3,
    fall: 9,
    depth: 1.2,
    halfLife: 10,
    lasting: 0.2,
    weights: { AR: 11, TR: 5, CN: 0.1, OECD: 1, WLD: 0.4 },
  },
  {
    year: 2008,
    month: 9,
    fall: 8,
    depth: 5.2,
    halfLife: 16,
    lasting: 0.5,
    weights: {
      CN: 0.5,
      IN: 0.4,
      AU: 0.3,
      PL: 0.3,
      IE: 1.8,
      ES: 1.3,
      GR: 2,
      EE: 3.2,
      LV: 3.8,
      LT: 2.9,
      UA: 2.8,
      RU: 1.6,
      EURO: 1.1,
      OECD: 0.9,
      EEUROPE: 1.4,
      AFRICA: 0.5,
      WLD: 0.6,
    },
  },
  {
    year: 2011,
    month: 6,
    fall: 26,
    depth: 4,
    halfLife: 40,
    lasting: 0.7,
    weights: { GR: 5, CY: 2.2, PT: 1.6, ES: 1.3, IT: 1.1, SI: 1.2, SY: 6, LY: 9, EURO: 0.4, WLD: 0 },
  },
  {
    year: 2014,
    month: 9,
    fall: 16,
    depth: 3,
    halfLife: 24,
    lasting: 0.6,
    weights: { RU: 1.3, UA: 5, BR: 2.4, NG: 1.2, VE: 14, WLD: 0 },
  },
  {
    year: 2020,
    month: 2,
    fall: 3,
    depth: 13,
    halfLife: 4,
    lasting: 0.1,
    weights: {
      CN: 0.85,
      TW: 0.3,
      VN: 0.4,
      KR: 0.45,
      MO: 4.5,
      MV: 4,
      FJ: 3,
      BB: 2.5,
      BS: 2.6,
      ES: 1.6,
      IT: 1.4,
      GB: 1.6,
      IN: 1.8,
      PE: 2,
      PH: 1.4,
      EURO: 1.1,
      AFRICA: 0.7,
      WLD: 1,
    },
  },
  {
    year: 2022,
    month: 3,
    fall: 4,
    depth: 3,
    halfLife: 30,
    lasting: 0.6,
    weights: { UA: 11, RU: 1.5, LK: 3, MM: 2, EURO: 0.4, WLD: 0.1 },
  },
]

/** The same for prices: points of yearly inflation at the top, months up, months until half of it is gone. */
export const priceShocks: { year: number; month: number; rise: number; points: number; halfLife: number }[] = [
  { year: 1973, month: 10, rise: 12, points: 6, halfLife: 16 },
  { year: 1979, month: 3, rise: 14, points: 5, halfLife: 20 },
  { year: 2007, month: 11, rise: 8, points: 2.4, halfLife: 5 },
  { year: 2009, month: 1, rise: 5, points: -2.6, halfLife: 6 },
  { year: 2021, month: 5, rise: 16, points: 5.6, halfLife: 7 },
]
