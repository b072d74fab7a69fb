import { expect, test } from 'vitest'
import { findFirstCall, printFirstCall, sortProducts } from './token-uses.ts'

test('the first call holds the secret once, and hands it to curl through the environment', () => {
  const text = printFirstCall('ceic', findFirstCall('ceic')!, 'https://portal.example.com', 'ceic_macro_secret')
  expect(text).toBe(
    [
      'export CEIC_TOKEN=ceic_macro_secret',
      "curl 'https://portal.example.com/data/ceic/v2/series/search?keyword=GDP' \\",
      '  --header "Authorization: Bearer $CEIC_TOKEN"',
      '',
    ].join('\n'),
  )
})

test('products with a subscription come first, the others in their order', () => {
  expect(sortProducts(['redd'])).toEqual(['redd', 'ceic', 'emis', 'emisV2'])
})
