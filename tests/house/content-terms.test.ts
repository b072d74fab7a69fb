import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** One Chinese word for each thing: what is written instead of what. The words of the list are in `glossary.json`. */
const instead: [wrong: RegExp, right: string][] = [
  [/查询生成器|请求构建器/, '查询构建器'],
  [/程序包/, '软件包'],
  [/时间序列/, '时间数列'],
  [/[\d一几多某每各两}]个(时间)?数列/, '条数列'],
  [/过滤器/, '筛选器'],
  [/转储/, '数据转存'],
  [/订阅源|馈送/, '数据推送'],
  [/登出/, '退出登录'],
  [/缺省/, '默认'],
  [/凭证/, '凭据'],
  [/买家|卖家/, '买方、卖方'],
  [/高级管理人员/, '高管'],
  [/支持人员|支持团队/, '技术支持'],
  [/发行说明|发布说明/, '版本说明'],
  [/基础URL|基础网址/, '基础地址'],
  [/下单|订购/, '创建'],
  [/数据商|提供商(?!业)/, '数据提供方'],
  [/电子邮件地址/, '电子邮箱'],
  [/头参数(?<!请求头参数)/, '请求头参数'],
  [/允许值|可接受的值/, '可选值'],
  [/我方/, '不说'],
  [/的的|了了|。。|，，|，。/, '一次'],
]

const texts = sourceFiles(/^packages\/content\/(.*\.zh\.md|.*openapi\.yaml|messages\/zh\.json|.*product\.json)$/)

test.each(instead)('Chinese pages, documents and messages say for %s: %s', wrong => {
  const found = texts.flatMap(({ file, text }) =>
    wrong.test(text)
      ? text
          .split('\n')
          .filter(line => wrong.test(line))
          .map(line => `${file}: ${line.trim()}`)
      : [],
  )
  expect(found).toEqual([])
})
