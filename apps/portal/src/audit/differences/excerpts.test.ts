import { expect, it } from 'vitest'
import { excerpts } from './excerpts.ts'

it('cuts two long texts to where they differ', () => {
  const [head, tail] = ['a'.repeat(300), 'z'.repeat(300)]
  expect(excerpts(`${head}old${tail}`, `${head}new words${tail}`)).toEqual({
    before: `… ${'a'.repeat(60)}old${'z'.repeat(60)} …`,
    after: `… ${'a'.repeat(60)}new words${'z'.repeat(60)} …`,
  })
})

it.each([
  ['short', 'texts'],
  [null, 'x'.repeat(500)],
  ['x'.repeat(500), null],
])('leaves %j and %j whole', (before, after) => {
  expect(excerpts(before, after)).toEqual({ before, after })
})

it('loses nothing when one long text is the beginning of the other', () => {
  expect(excerpts('a'.repeat(300), 'a'.repeat(302))).toEqual({
    before: `… ${'a'.repeat(60)}`,
    after: `… ${'a'.repeat(62)}`,
  })
})

const paragraph = (name: string) => `<p>${name} ${'of an article '.repeat(12)}</p>`
const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(paragraph)

it('tells the paragraphs of an article that differ, and where something is left out', () => {
  const before = `${one}${two}${three}${four}`
  const after = `${one}<p>second</p>${three}<p>fourth</p><p>fifth</p>`
  expect(excerpts(before, after)).toEqual({
    before: `…\n${two}\n…\n${four}`,
    after: '…\n<p>second</p>\n…\n<p>fourth</p>\n<p>fifth</p>',
  })
})

it('does not take another spacing for another text', () => {
  const before = `${one}${two}${three}${four}`
  const after = `${one}\n<p>second</p>\n${three}\n<p>fourth</p>\n`
  expect(excerpts(before, after)).toEqual({
    before: `…\n${two}\n…\n${four}`,
    after: '…\n<p>second</p>\n…\n<p>fourth</p>',
  })
})

it('tells a few words of the one paragraph that differs', () => {
  const long = 'of an article '.repeat(12)
  const before = `${one}<p>${long}old${long}</p>${three}`
  const after = `${one}\n<p>${long}new${long}</p>\n${three}\n`
  const { before: from, after: to } = excerpts(before, after)
  expect(from).toMatch(/^… .{60}old.{60} …$/)
  expect(to).toMatch(/^… .{60}new.{60} …$/)
})
