import { chance } from '../random.ts'

/** What stays the same in the figures of a company over the years; parts are between 0 and 1. */
export interface Shape {
  id: number
  isGroup: boolean
  /** Net profit as a part of revenue. */
  margin: number
  /** Revenue per unit of assets. */
  turnover: number
  /** Equity as a part of assets. */
  equity: number
  /** Non-current assets as a part of assets. */
  fixed: number
  /** Cost of goods sold as a part of operating costs. */
  costs: number
  /** As a part of revenue. */
  depreciation: number
  /** Loans as a part of liabilities. */
  loans: number
  /** As a part of operating costs. */
  research: number
  /** Inventories as a part of current assets. */
  stocks: number
  tax: number
  /** Share capital, which the owners paid in once. */
  capital: number
}

/** How a company stood at the end of the year before. */
export interface Position {
  cash: number
  plant: number
  equity: number
  assets: number
}

/** A year with its revenue, and how much of the year has gone by. */
interface Span {
  year: number
  revenue: number
  share: number
}

type Figures = Record<string, number>

const whole = Math.round

/** All accounts of the global standard for a period, as whole numbers of which every total is exactly the sum. */
export function buildAccounts(shape: Shape, span: Span, before: Position | undefined): Figures {
  const dice = chance(`accounts:${shape.id}:${span.year}`)
  const wobble = (size: number) => 1 + dice.normal() * size
  const yearEnd = (span.revenue / shape.turnover) * wobble(0.04)
  const assets = before ? before.assets + (yearEnd - before.assets) * span.share : yearEnd
  const balance = buildBalance(shape, whole(assets), wobble)
  const income = buildIncome(shape, whole(span.revenue * span.share), balance, span.share, wobble)
  return { ...income, ...balance, ...buildCash(income, balance, before) }
}

type Wobble = (size: number) => number

function buildIncome(shape: Shape, revenue: number, balance: Figures, share: number, wobble: Wobble): Figures {
  const TR = Math.max(1, revenue)
  const OI = whole(TR * 0.02 * wobble(0.3))
  const debt = balance.LL! + balance.BO! + balance.SL!
  const IE = Math.max(0, whole(debt * 0.045 * share * wobble(0.1)))
  const FE = IE + whole(TR * 0.002)
  const FI = whole(TR * 0.003 * wobble(0.3))
  const FX = whole(TR * 0.004 * (wobble(1) - 1))
  const margin = Math.min(0.34, shape.margin + (wobble(0.012) - 1))
  const before = margin > 0 ? margin / (1 - shape.tax) : margin
  const PB = whole(TR * before)
  const OP = PB - FI + FE - FX
  const costs = TR - OP
  const DA = Math.max(0, Math.min(whole(TR * shape.depreciation), whole(costs * 0.3)))
  const rest = costs - DA
  const CS = whole(rest * shape.costs * (1 - shape.research) * wobble(0.01))
  const SE = whole((rest - CS) * 0.34)
  const RD = whole(rest * shape.research)
  const AE = whole((rest - CS - SE - RD) * 0.7)
  const IT = PB > 0 ? whole(PB * shape.tax) : 0
  const NP = PB - IT
  const MI = shape.isGroup ? whole(NP * 0.04) : 0
  const OE = rest - CS - SE - RD - AE
  return {
    ...{ TR, NS: TR - OI, OI, CS, GP: TR - CS, SE, AE, RD, OE, DA, EB: OP + DA, OP },
    ...{ FI, FE, IE, FX, PB, IT, NP, MI, PO: NP - MI },
  }
}

function buildBalance(shape: Shape, assets: number, wobble: Wobble): Figures {
  const TA = Math.max(10, assets)
  const NA = whole(TA * Math.min(0.9, shape.fixed * wobble(0.02)))
  const CA = TA - NA
  const GW = shape.isGroup ? whole(NA * 0.09) : 0
  const IG = whole(NA * 0.06)
  const LI = whole(NA * 0.08)
  const DT = whole(NA * 0.015)
  const ON = whole(NA * 0.03)
  const IN = whole(CA * shape.stocks * wobble(0.05))
  const RE = whole((CA - IN) * 0.46 * wobble(0.04))
  const OR = whole((CA - IN) * 0.08)
  const ST = whole((CA - IN) * 0.06)
  const OC = whole((CA - IN) * 0.05)
  const TE = whole(TA * Math.min(0.9, Math.max(0.02, shape.equity * wobble(0.03))))
  const TL = TA - TE
  const loans = whole(TL * shape.loans * wobble(0.04))
  const LL = whole(loans * (shape.isGroup ? 0.45 : 0.62))
  const BO = shape.isGroup ? whole(loans * 0.2) : 0
  const SL = loans - LL - BO
  const [PR, DL, OL] = [whole(TL * 0.03), whole(TL * 0.015), whole(TL * 0.025)]
  const NL = LL + BO + PR + DL + OL
  const CL = TL - NL
  const trade = CL - SL
  const [TP, TX, EP] = [whole(trade * 0.62), whole(trade * 0.08), whole(trade * 0.1)]
  const SC = Math.min(whole(shape.capital), whole(TE * 0.6))
  const SP = whole(TE * 0.2)
  const ME = shape.isGroup ? whole(TE * 0.05) : 0
  return {
    ...{ TA, NA, PP: NA - GW - IG - LI - DT - ON, IG, GW, LI, DT, ON, CA, IN, RE, OR, ST, OC },
    CH: CA - IN - RE - OR - ST - OC,
    ...{ TT: TE + TL, TE, SC, SP, RT: TE - SC - SP - ME, ME, TL, NL, LL, BO, PR, DL, OL, CL, SL, TP, TX, EP },
    OK: trade - TP - TX - EP,
  }
}

/** The cash flow leads from the cash of the year before to the cash of the balance sheet. */
function buildCash({ NP, DA, PO }: Figures, { CH, PP }: Figures, before: Position | undefined): Figures {
  const CB = before?.cash ?? whole(CH! * 0.9)
  const NC = CH! - CB
  const CX = Math.max(0, PP! - (before?.plant ?? whole(PP! * 0.96)) + DA!)
  const CI = -CX - whole(CX * 0.05)
  const CO = whole((NP! + DA!) * 0.97)
  const DV = PO! > 0 ? whole(PO! * 0.3) : 0
  return { CO, CI, CX, CF: NC - CO - CI, DV, NC, CB }
}
