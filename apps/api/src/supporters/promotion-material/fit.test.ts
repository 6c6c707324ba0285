import { describe, expect, it } from 'vitest'
import { splitLetters } from '../../platform/fonts/letters.ts'
import { fit, type Room } from './fit.ts'
import { letter } from './lettering.ts'

const room: Room = { width: 600, size: 60, minSize: 24, weight: 'bold' }

const widthOf = (line: string, size: number) => letter(line, { weight: room.weight }).width * size

describe('fit', () => {
  it.each([
    ['keeps a short name large', 'Joy Kamau', { size: 60, lines: 1 }],
    ['makes a longer one smaller', 'Alexandrina Wanjiru K.', { lines: 1 }],
    ['then takes two lines', 'Alexandrina Wanjiru Kariuki-Otieno Mwangi', { lines: 2 }],
    ['writes nothing for nothing', '  ', { lines: 0 }],
  ])('%s', (_, name, wanted) => {
    const { size, lines } = fit(name, room)
    expect(lines).toHaveLength(wanted.lines)
    expect(lines.join(' ')).toBe(name.trim())
    if ('size' in wanted) expect(size).toBe(wanted.size)
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(room.width + 0.01)
  })

  it('breaks a link where its path begins', () => {
    const narrow = { ...room, width: 300, size: 26, minSize: 12 }
    const { lines } = fit('www.bandari-marketplace.example/?ref=TENDAIM2026', narrow)
    expect(lines).toEqual(['www.bandari-marketplace.example', '/?ref=TENDAIM2026'])
  })

  it.each([
    ['Latin', 'Wolfeschlegelsteinhausen '],
    ['narrow', 'illi '],
    ['one word', 'W'],
    ['Arabic', 'عبدالرحمن '],
    ['Ethiopic', 'ገብረሥላሴ '],
    ['Devanagari', 'श्रीकृष्ण '],
    ['Chinese', '歐陽'],
    ['unwritable', '🎉'],
  ])('cuts 510 letters of %s with an ellipsis', (_, word) => {
    const name = splitLetters(word.repeat(510)).slice(0, 510).join('')
    const { size, lines } = fit(name, room)
    expect(size).toBe(room.minSize)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(room.width + 0.01)
  })
})
