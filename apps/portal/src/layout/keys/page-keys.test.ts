// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { pageAct, rowAct, takesKeys } from './table-keys.ts'

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
})

it.each([
  ['j', true, 'next'],
  ['ArrowUp', true, 'previous'],
  [' ', true, 'select'],
  ['x', true, 'select'],
  ['x', false, null],
  ['Enter', false, 'open'],
  [' ', false, 'select'],
  ['q', true, null],
] as const)('%j on a row, letters %s: %s', (key, areLettersOn, act) => {
  expect(rowAct(press(key), areLettersOn)).toBe(act)
})

it.each([
  ['/', true, 'search'],
  ['?', true, 'help'],
  ['/', false, null],
  ['Enter', true, null],
] as const)('%j on the page, letters %s: %s', (key, areLettersOn, act) => {
  expect(pageAct(press(key), areLettersOn)).toBe(act)
})

it('leaves the browser its own keys', () => {
  expect(rowAct(press('x', { ctrlKey: true }), true)).toBeNull()
  expect(pageAct(press('/', { metaKey: true }), true)).toBeNull()
})

it('takes no key from somebody who types', () => {
  document.body.innerHTML =
    '<input id="text"><input type="checkbox" id="tick"><textarea id="area"></textarea>' +
    '<dialog><button id="button"></button></dialog><a href="#" id="link">l</a>'
  const takes = (id: string) => takesKeys(document.getElementById(id))
  expect(['text', 'area', 'button'].map(takes)).toEqual([true, true, true])
  expect(['tick', 'link'].map(takes)).toEqual([false, false])
})
