// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ColourRole, theme } from './theme.ts'
import { tokensCss } from './tokens-css.ts'

describe('tokens.css', () => {
  it('is what theme.ts says', () => {
    const committed = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
    expect(committed).toBe(tokensCss())
  })
})

// WCAG 2.2: 4.5 for text (1.4.3), 3 for the edges of controls and for the focus ring (1.4.11).
const pairs: [ColourRole, ColourRole, number][] = [
  ['text', 'page', 4.5],
  ['text', 'surface', 4.5],
  ['text', 'quiet', 4.5],
  ['text-label', 'quiet', 4.5],
  ['text-quiet', 'page', 4.5],
  ['text-quiet', 'surface', 4.5],
  ['link', 'page', 4.5],
  ['link', 'quiet', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['on-action-tint', 'action-tint', 4.5],
  ['available', 'available-tint', 4.5],
  ['attention', 'attention-tint', 4.5],
  ['refusal', 'refusal-tint', 4.5],
  ['refusal', 'surface', 4.5],
  ['on-band', 'band', 4.5],
  ['on-band-quiet', 'band', 4.5],
  ['control-line', 'surface', 3],
  ['focus', 'page', 3],
  ['action', 'surface', 3],
]

describe.each(['light', 'dark'] as const)('%s colours', (mode) => {
  it.each(pairs)('%s on %s has a contrast of at least %s', (front, back, least) => {
    const colours = theme.colours[mode]
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(least)
  })
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
