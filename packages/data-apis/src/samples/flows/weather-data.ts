/**
 * Days on which markets took fright: how far world equities fell over some days (per cent of their value), the part of it
 * that came back over the next thirty, how far bonds moved, and how strongly money left (1 is a usual fright).
 */
export const frights: { day: string; days: number; fall: number; back: number; bonds: number; flight: number }[] = [
  { day: '2021-11-26', days: 3, fall: 3.5, back: 0.9, bonds: 0.6, flight: 0.5 },
  { day: '2022-01-18', days: 6, fall: 6, back: 0.4, bonds: -0.8, flight: 0.6 },
  { day: '2022-02-24', days: 8, fall: 6.5, back: 0.7, bonds: -0.5, flight: 1 },
  { day: '2022-04-29', days: 9, fall: 7, back: 0.3, bonds: -1.6, flight: 0.9 },
  { day: '2022-06-10', days: 6, fall: 9, back: 0.5, bonds: -2.2, flight: 1.2 },
  { day: '2022-09-21', days: 7, fall: 8, back: 0.5, bonds: -2.8, flight: 1.1 },
  { day: '2023-03-09', days: 5, fall: 4, back: 0.9, bonds: 1.6, flight: 0.9 },
  { day: '2023-09-20', days: 12, fall: 6, back: 0.9, bonds: -2, flight: 0.7 },
  { day: '2024-08-01', days: 3, fall: 6.5, back: 1, bonds: 1, flight: 0.8 },
  { day: '2025-04-03', days: 4, fall: 11.5, back: 1, bonds: -0.8, flight: 1.6 },
  { day: '2025-10-10', days: 1, fall: 2.5, back: 1, bonds: 0.2, flight: 0.3 },
  { day: '2026-03-12', days: 6, fall: 5, back: 0.8, bonds: 0.4, flight: 0.6 },
]

/** Per cent a year: world equities, bonds, what money at call earns, and how fast money came to each class of funds. */
export const years: Record<
  number,
  { equity: number; bond: number; cash: number; inflow: Record<'1' | '2' | '3' | '4' | '5', number> }
> = {
  2021: { equity: 8, bond: -1, cash: 0.1, inflow: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 1 } },
  2022: { equity: 6, bond: -6, cash: 1.5, inflow: { 1: 0, 2: -6, 3: -4, 4: -1, 5: -3 } },
  2023: { equity: 21, bond: 5, cash: 4.9, inflow: { 1: -0.5, 2: 3, 3: -4, 4: 10, 5: -2 } },
  2024: { equity: 19, bond: 2.5, cash: 5, inflow: { 1: 2.5, 2: 7, 3: -2, 4: 6, 5: 1 } },
  2025: { equity: 22, bond: 5, cash: 4.1, inflow: { 1: 2, 2: 7, 3: 0, 4: 6, 5: 9 } },
  2026: { equity: 12, bond: 4, cash: 3.5, inflow: { 1: 2.5, 2: 6, 3: 1, 4: 4, 5: 7 } },
}

/** Per cent a year by which a market's equities did better than the world's. */
export const ownYears: Record<string, Record<number, number>> = {
  CN: { 2022: -24, 2023: -30, 2024: -2, 2025: 8, 2026: -4 },
  HK: { 2022: -12, 2023: -28, 2024: -3, 2025: 6, 2026: -3 },
  US: { 2022: -3, 2023: 4, 2024: 5, 2025: -4, 2026: 0 },
  JP: { 2022: 10, 2023: 8, 2024: 1, 2025: 3, 2026: 2 },
  IN: { 2022: 14, 2023: -1, 2024: -6, 2025: -14, 2026: 2 },
  TR: { 2022: 90, 2023: 15, 2024: 10, 2025: -2, 2026: 5 },
  BR: { 2022: 8, 2023: 2, 2024: -25, 2025: 6, 2026: 3 },
  KR: { 2022: -20, 2023: -2, 2024: -26, 2025: 30, 2026: 8 },
}

/** Per cent a year of a currency against the dollar; others move by chance alone. */
export const currencyYears: Record<string, Record<number, number>> = {
  JPY: { 2021: -4, 2022: -13, 2023: -7, 2024: -10, 2025: 1, 2026: -2 },
  EUR: { 2021: -4, 2022: -6, 2023: 3, 2024: -6, 2025: 12, 2026: 1 },
  GBP: { 2021: -1, 2022: -10, 2023: 5, 2024: -2, 2025: 7, 2026: 0 },
  CNY: { 2022: -8, 2023: -3, 2024: -3, 2025: 3, 2026: 2 },
  TRY: { 2021: -60, 2022: -35, 2023: -45, 2024: -18, 2025: -18, 2026: -14 },
  ARS: { 2022: -50, 2023: -75, 2024: -22, 2025: -30, 2026: -15 },
  EGP: { 2022: -42, 2023: -20, 2024: -45, 2025: 5, 2026: -3 },
  NGN: { 2022: -9, 2023: -60, 2024: -50, 2025: 5, 2026: -3 },
}

/** Currencies that are tied to the dollar. */
export const tiedCurrencies = 'USD HKD SAR AED QAR OMR JOD KWD'

/** Per cent of assets a day that come beyond the usual in a month, January to December: savings, taxes, holidays. */
export const seasons: Record<'1' | '2' | '3' | '4' | '5', number[]> = {
  1: [0.014, 0.008, 0.004, 0, -0.004, -0.004, 0.002, -0.01, -0.006, -0.002, 0.006, -0.008],
  2: [0.016, 0.01, 0, 0.002, 0.004, -0.002, 0.004, 0, -0.006, -0.004, 0.002, -0.014],
  3: [0.008, 0.004, 0.002, 0, 0, -0.002, 0, -0.004, -0.002, 0, 0.002, -0.006],
  4: [-0.02, 0, 0.006, -0.05, 0.01, -0.02, 0.014, 0.02, 0, 0.004, 0.02, 0.022],
  5: [0.008, 0.004, 0, 0, -0.002, 0, 0.002, 0, 0, -0.002, 0.002, -0.006],
}
