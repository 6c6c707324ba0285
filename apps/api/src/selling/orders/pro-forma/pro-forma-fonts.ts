import { Font } from '@react-pdf/renderer'
import { LRUCache } from 'lru-cache'
import { fontFiles } from '../../../platform/fonts/font-files.ts'

interface Face {
  fontFamily: string
  fontWeight: number
}

type OpenFont = NonNullable<ReturnType<typeof Font.getFont>['data']>
type Shaped = ReturnType<OpenFont['layout']>

const used = new Set([400, 500, 600, 700])
const faces = Object.entries(fontFiles).flatMap(([fontFamily, files]) => {
  const weights = Object.entries(files).map(([weight, src]) => ({
    fontWeight: Number(weight),
    src,
  }))
  const wanted = weights.filter(({ fontWeight }) => used.has(fontWeight))
  return wanted.map(({ fontWeight, src }) => ({ fontFamily, fontWeight, src }))
})

/** A text uses the first of these fonts that has its letters. */
export const fontFamily = Object.keys(fontFiles)

let opened: Promise<void> | undefined

/** Opens every font once for all documents: it takes 300 ms. */
export function openFonts(): Promise<void> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open() {
  // Names, addresses and references are never hyphenated.
  Font.registerHyphenationCallback((word) => [word])
  for (const { fontFamily: family, fontWeight, src } of faces) {
    Font.register({ family, fontWeight, src })
  }
  for (const face of faces) {
    await Font.load(face)
    const font = openFont(face)
    if (face.fontFamily === 'Inter') nameGlyphs(font)
    alignToBaseline(font)
    cacheShapes(font, face)
  }
}

function openFont(face: Face): OpenFont {
  const { data } = Font.getFont(face)
  if (!data) throw new Error(`${face.fontFamily} is not open`)
  return data
}

/**
 * The library makes a glyph once, for the character that needed it first. One that is first made as a part of another,
 * such as the apostrophe, would have no character, and lines with it would break a letter late. Latin letters and
 * common punctuation are therefore made first.
 */
function nameGlyphs(font: OpenFont) {
  for (const character of font.characterSet)
    if (character < 0x250 || (character >= 0x2000 && character < 0x2070))
      font.glyphForCodePoint(character)
}

/** A name in another script stands on the baseline of the Latin text around it; its own font's height is ignored. */
function alignToBaseline(font: OpenFont) {
  const { ascent, descent, unitsPerEm } = openFont({ fontFamily: 'Inter', fontWeight: 400 })
  const scale = font.unitsPerEm / unitsPerEm
  Object.defineProperties(font, {
    ascent: { value: ascent * scale },
    descent: { value: descent * scale },
  })
}

/**
 * Shaping a text is most of the work on an invoice, and the library shapes each several times; most words are the same
 * on every invoice besides.
 */
function cacheShapes(font: OpenFont, { fontFamily: family }: Face) {
  const shapes = new LRUCache<string, Shaped>({ max: 500 })
  const shape = family === 'IBM Plex Sans Arabic' ? shapeAsRead(font) : font.layout.bind(font)
  font.layout = (text, features, ...rest) => {
    const key = JSON.stringify([text, features])
    const shaped = shapes.get(key) ?? shape(text, features, ...rest)
    shapes.set(key, shaped)
    return shaped
  }
}

/**
 * The library shapes a run as if it was read from the left and turns its letters round afterwards, which moves dots and
 * vowels off their letters. We shape the run in reading order and hand it over in the order that the library expects,
 * so it stays whole.
 */
function shapeAsRead(font: OpenFont): OpenFont['layout'] {
  const layout = font.layout.bind(font)
  return (text, features, script, language) => {
    const run = layout(text, features, script, language, 'rtl')
    run.glyphs.reverse()
    run.positions.reverse()
    return run
  }
}
