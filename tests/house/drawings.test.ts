import { drawings } from '@portal/web/ui/drawings-data.ts'
import { expect, test } from 'vitest'
import { drawIcon } from '../../tools/drawings.ts'

test.each(Object.entries(drawings))('the drawing of %s is that of the set', (name, drawing) => {
  expect(drawing).toBe(drawIcon(name))
})
