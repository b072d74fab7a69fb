/**
 * Headlines of deals by type and by how far they are: rumoured, open, done, off. English, Chinese. A headline is used
 * only where all its {facts} are known.
 */
export const titleRows: Record<string, Record<'rumour' | 'open' | 'done' | 'off', [string, string][]>> = {
  ACQ: {
    rumour: [
      ['{B} said to be in talks to buy {what}', '据悉{B}正洽购{what}'],
      ['{S} weighs sale of {T}, {B} seen among bidders', '{S}考虑出售{T}，{B}有意竞购'],
      ['{B} reported to study bid for {T}', '{B}据报研究收购{T}'],
    ],
    open: [
      ['{B} to buy {what} for {price}', '{B}拟以{price}收购{what}'],
      ['{B} agrees to buy {what} from {S}', '{B}同意自{S}收购{what}'],
      ['{S} to sell {what} to {B}', '{S}拟向{B}出售{what}'],
      ['{B} signs agreement to acquire {what}', '{B}签约收购{what}'],
    ],
    done: [
      ['{B} buys {what} for {price}', '{B}以{price}收购{what}'],
      ['{B} completes purchase of {what} from {S}', '{B}完成自{S}收购{what}'],
      ['{B} acquires {what}', '{B}收购{what}'],
      ['{S} sells {what} to {B}', '{S}向{B}出售{what}'],
      ['{B} raises holding in {T} to {after}', '{B}对{T}的持股增至{after}'],
    ],
    off: [
      ['{B} drops plan to buy {what}', '{B}放弃收购{what}'],
      ['Sale of {what} to {B} falls through', '{what}出售给{B}的交易告吹'],
    ],
  },
  MER: {
    rumour: [['{B} and {T} said to explore merger', '据悉{B}与{T}探讨合并']],
    open: [
      ['{B} and {T} to merge', '{B}与{T}拟合并'],
      ['{T} to merge into {B} in share swap', '{T}拟通过换股并入{B}'],
    ],
    done: [
      ['{B} and {T} complete merger', '{B}与{T}完成合并'],
      ['{B} absorbs {T} in share swap', '{B}以换股方式吸收合并{T}'],
    ],
    off: [['{B} and {T} call off merger', '{B}与{T}终止合并']],
  },
  MIN: {
    rumour: [
      ['{B} said to seek minority stake in {T}', '据悉{B}有意入股{T}'],
      ['{S} reported to sound out buyers for {stake} of {T}', '{S}据报为{T}的{stake}股权物色买家'],
    ],
    open: [
      ['{B} to take {stake} of {T}', '{B}拟入股{T}，持股{stake}'],
      ['{S} to sell {stake} of {T} to {B}', '{S}拟向{B}转让{T}的{stake}股权'],
      ['{B} to pay {price} for {stake} of {T}', '{B}拟以{price}购入{T}的{stake}股权'],
    ],
    done: [
      ['{B} takes {stake} of {T} for {price}', '{B}以{price}取得{T}的{stake}股权'],
      ['{B} buys {stake} of {T} from {S}', '{B}自{S}购入{T}的{stake}股权'],
      ['{B} becomes shareholder of {T} with {stake}', '{B}入股{T}，持股{stake}'],
    ],
    off: [['{B} walks away from stake in {T}', '{B}放弃入股{T}']],
  },
  JV: {
    rumour: [
      ['{S} said to look for joint-venture partner for {T}', '据悉{S}为{T}寻找合资伙伴'],
      ['{B} said to seek joint venture with {T}', '据悉{B}有意与{T}合资'],
    ],
    open: [
      ['{S} and {B} to make {T} a joint venture', '{S}与{B}拟将{T}改为合资公司'],
      ['{B} to join {S} in running {T}', '{B}将与{S}合资经营{T}'],
      ['{B} to become partner in {T}', '{B}拟成为{T}的合资伙伴'],
    ],
    done: [
      ['{S} and {B} set up joint venture around {T}', '{S}与{B}以{T}为主体成立合资公司'],
      ['{B} joins {S} as partner in {T}', '{B}成为{S}在{T}的合资伙伴'],
      ['{B} becomes partner in {T}', '{B}成为{T}的合资伙伴'],
    ],
    off: [
      ['{S} and {B} abandon joint venture in {T}', '{S}与{B}放弃合资经营{T}'],
      ['{B} abandons joint venture in {T}', '{B}放弃合资经营{T}'],
    ],
  },
  IPO: {
    rumour: [['{T} said to prepare stock-market listing', '据悉{T}筹备上市']],
    open: [
      ['{T} plans initial public offering of up to {price}', '{T}计划首次公开发行，募资最多{price}'],
      ['{T} to float {stake} of its shares', '{T}拟首次公开发行{stake}的股份'],
    ],
    done: [
      ['{T} raises {price} in initial public offering', '{T}首次公开发行募资{price}'],
      ['{T} lists {stake} of its shares', '{T}首次公开发行{stake}的股份并上市'],
    ],
    off: [['{T} shelves initial public offering', '{T}搁置首次公开发行']],
  },
  SPO: {
    rumour: [['{T} said to consider share issue', '据悉{T}考虑增发股份']],
    open: [
      ['{T} to raise {price} in new shares', '{T}拟增发募资{price}'],
      ['{T} proposes issue of {stake} new shares', '{T}拟增发{stake}的股份'],
    ],
    done: [
      ['{T} raises {price} in secondary offering', '{T}增发募资{price}'],
      ['{T} places {stake} of its shares with investors', '{T}向投资者增发{stake}的股份'],
    ],
    off: [['{T} postpones secondary offering indefinitely', '{T}无限期推迟增发']],
  },
  PRV: {
    rumour: [['{S} said to prepare privatisation of {T}', '据悉{S}筹备出售{T}的国有股权']],
    open: [
      ['{B} wins tender for {what}', '{B}中标受让{what}'],
      ['{S} to sell {what} to {B} for {price}', '{S}拟以{price}向{B}出售{what}'],
    ],
    done: [
      ['{B} completes purchase of {what} from the state', '{B}完成受让{what}的国有权益'],
      ['{S} sells {what} to {B} for {price}', '{S}以{price}向{B}出售{what}'],
    ],
    off: [['{S} cancels tender for {what}', '{S}取消{what}的招标']],
  },
  MBO: {
    rumour: [['Management of {T} said to plan buy-out', '据悉{T}管理层筹划收购']],
    open: [
      ['Managers to buy {what} from {S}', '管理层拟自{S}收购{what}'],
      ['Management buy-out of {T} agreed', '{T}达成管理层收购协议'],
    ],
    done: [
      ['Managers buy {what} from {S}', '管理层自{S}收购{what}'],
      ['Management buy-out of {T} completed', '{T}管理层收购完成'],
    ],
    off: [['Management buy-out of {T} fails', '{T}管理层收购未能成功']],
  },
  PE: {
    rumour: [['{B} said to eye investment in {T}', '据悉{B}有意投资{T}']],
    open: [
      ['{B} to invest {price} in {T}', '{B}拟向{T}投资{price}'],
      ['{B} to back {T} with purchase of {stake}', '{B}拟购入{T}的{stake}股权'],
    ],
    done: [
      ['{B} invests {price} in {T}', '{B}向{T}投资{price}'],
      ['{B} backs {T} with purchase of {stake}', '{B}投资{T}，取得{stake}股权'],
    ],
    off: [['{B} pulls out of investment in {T}', '{B}退出对{T}的投资']],
  },
  AST: {
    rumour: [['{T} said to seek buyer for {asset}', '据悉{T}为{asset}寻找买家']],
    open: [
      ['{B} to buy {asset} from {T}', '{B}拟收购{T}的{asset}'],
      ['{T} to sell {asset} to {B} for {price}', '{T}拟以{price}向{B}出售{asset}'],
    ],
    done: [
      ['{B} buys {asset} from {T}', '{B}收购{T}的{asset}'],
      ['{T} sells {asset} to {B} for {price}', '{T}以{price}向{B}出售{asset}'],
    ],
    off: [['{T} keeps {asset} as sale to {B} collapses', '向{B}出售未成，{T}保留{asset}']],
  },
  BUY: {
    rumour: [['{T} said to consider buying back shares', '据悉{T}考虑回购股份']],
    open: [
      ['{T} to buy back up to {stake} of its shares', '{T}拟回购最多{stake}的股份'],
      ['{T} sets aside {price} for share buy-back', '{T}拟以{price}回购股份'],
    ],
    done: [
      ['{T} buys back {stake} of its shares for {price}', '{T}以{price}回购{stake}的股份'],
      ['{T} completes buy-back of {stake} of its shares', '{T}完成回购{stake}的股份'],
    ],
    off: [['{T} ends share buy-back early', '{T}提前终止股份回购']],
  },
}
