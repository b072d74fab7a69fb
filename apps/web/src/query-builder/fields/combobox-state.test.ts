import { expect, test } from 'vitest'
import { closedCombobox, isSearching, moveByKey, openCombobox, typeText } from './combobox-state.ts'

const press = (key: string, from = openCombobox(closedCombobox(''), -1), count = 30, chosen = -1) =>
  moveByKey(from, key, count, chosen)

test('an arrow opens a closed list on what is chosen, otherwise at the near end', () => {
  const closed = closedCombobox('')
  expect(press('ArrowDown', closed)).toMatchObject({ open: true, active: 0 })
  expect(press('ArrowUp', closed)).toMatchObject({ open: true, active: 29 })
  expect(press('ArrowDown', closed, 30, 7)).toMatchObject({ open: true, active: 7 })
  expect(press('PageDown', closed)).toBeUndefined()
})

test('arrows go round, pages stop at the ends', () => {
  const at = (active: number) => ({ text: '', open: true, typed: false, active })
  expect(press('ArrowDown', at(29))?.active).toBe(0)
  expect(press('ArrowUp', at(0))?.active).toBe(29)
  expect(press('ArrowUp', at(-1))?.active).toBe(29)
  expect(press('PageDown', at(25))?.active).toBe(29)
  expect(press('PageUp', at(3))?.active).toBe(0)
})

test('other keys and empty lists change nothing', () => {
  expect(press('a')).toBeUndefined()
  expect(press('ArrowDown', undefined, 0)?.active).toBe(-1)
})

test('typing offers the best match, emptying the field offers all and takes none', () => {
  expect(typeText('chi')).toEqual({ text: 'chi', open: true, active: 0, typed: true })
  expect(typeText(' ')).toMatchObject({ open: true, active: -1, typed: true })
  expect([typeText('chi'), typeText(' '), closedCombobox('China')].map(isSearching)).toEqual([true, false, false])
})
