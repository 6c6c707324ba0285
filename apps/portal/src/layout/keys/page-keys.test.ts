// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { type FocusPlace, keyAct, listRows, placeOf } from './page-keys.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

const page: FocusPlace = {
  takesKeys: false,
  isRichText: false,
  isInRow: false,
  isPressable: false,
  isInGrid: false,
}
const row = { ...page, isInRow: true }
const link = { ...row, isPressable: true }
const cell = { ...row, isInGrid: true }
const field = { ...page, takesKeys: true }

it.each([
  ['j', page, 'next'],
  ['k', page, 'previous'],
  ['/', page, 'search'],
  ['?', page, 'help'],
  ['b', page, 'changes'],
  ['n', page, 'nextOne'],
  ['n', field, null],
  ['Enter', page, null],
  ['x', page, null],
  [' ', page, null],
  ['x', row, 'select'],
  [' ', row, 'select'],
  ['Enter', cell, 'open'],
  // A link that has the focus opens by itself.
  ['Enter', link, null],
  ['e', link, 'open'],
  ['ArrowDown', link, 'next'],
  // A grid moves its cells itself.
  ['ArrowDown', cell, null],
  ['q', row, null],
  ['j', field, null],
  ['?', field, null],
] as const)('%j', (key, place, act) => {
  expect(keyAct(press(key), place, true)).toBe(act)
})

it.each([
  ['x', row, null],
  ['j', page, null],
  ['/', page, null],
  ['?', page, null],
  ['Enter', row, 'open'],
  [' ', row, 'select'],
  ['ArrowUp', row, 'previous'],
] as const)('%j with letters off', (key, place, act) => {
  expect(keyAct(press(key), place, false)).toBe(act)
})

it.each([
  ['k', { ctrlKey: true }, 'find'],
  ['K', { metaKey: true }, 'find'],
  ['k', { ctrlKey: true, altKey: true }, null],
  ['x', { ctrlKey: true }, null],
  ['/', { metaKey: true }, null],
] as const)('%j with %j', (key, held, act) => {
  for (const areLettersOn of [true, false])
    expect(keyAct(press(key, held), act === 'find' ? field : row, areLettersOn)).toBe(act)
})

it('leaves the editor of a rich text its key for links', () => {
  expect(keyAct(press('k', { ctrlKey: true }), { ...field, isRichText: true }, true)).toBeNull()
})

it('sees where somebody types, and where a row is', () => {
  document.body.innerHTML = `<input id="text"><textarea id="area"></textarea>
    <dialog><button id="button"></button></dialog>
    <main><table><thead><tr><th><a href="#" id="head">by age</a></th></tr></thead><tbody>
      <tr><td><a href="#" id="link">One</a><input type="checkbox" id="tick"><button id="act"></button></td></tr>
      <tr><td>no link</td></tr></tbody></table><ul data-rows><li><a href="#" id="item">Two</a></li></ul></main>`
  const at = (id: string) => placeOf(document.getElementById(id))
  for (const id of ['text', 'area', 'button']) expect(at(id)).toMatchObject({ takesKeys: true })
  for (const id of ['link', 'tick', 'item'])
    expect(at(id)).toMatchObject({ takesKeys: false, isInRow: true, isPressable: true })
  for (const id of ['act', 'head']) expect(at(id)).toMatchObject({ isInRow: false })
  expect(listRows().map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
})
