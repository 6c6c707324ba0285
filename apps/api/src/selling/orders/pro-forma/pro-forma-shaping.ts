import { readFileSync } from 'node:fs'
import type { Font as PdfFont } from '@react-pdf/renderer'
import { Blob, Buffer as Shaping, Face, Feature, Font, shape } from 'harfbuzzjs'

export type OpenFont = NonNullable<ReturnType<typeof PdfFont.getFont>['data']>
export type Shaped = ReturnType<OpenFont['layout']>
type Subset = ReturnType<OpenFont['createSubset']>

/** A glyph, and how far it stands from where its letter begins, in the font's units. */
interface Part {
  glyph: number
  x: number
  y: number
}

/**
 * A character as the invoice's library sees it. The first of a letter draws the whole letter, such as a Thai consonant
 * with its vowel and tone; the others draw nothing. The library loses glyphs where there are more of them than characters,
 * puts every mark on the line, and gives a glyph the text that it was first used for: here is nothing that it could lose,
 * and readers of the document copy the text as it was typed.
 */
interface Character {
  /** What `drawLetters` draws it from; it stands where the library expects a glyph's number. */
  id: string
  codePoints: number[]
  advanceWidth: number
}

/** Shapes with HarfBuzz, as browsers do. The library's own shaper knows half of the scripts that names are written in. */
export function shaperOf(font: OpenFont, file: string): OpenFont['layout'] {
  const shaper = new Font(new Face(new Blob(readFileSync(file))))
  return (text, features) => {
    const buffer = new Shaping()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(shaper, buffer, featuresOf(features))
    const places = buffer.getGlyphPositions()
    const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
      glyph: codepoint,
      cluster,
      place: places[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 },
    }))
    // In the order of the text: the library turns a run that is read from the right round by itself.
    const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    const characters = starts.flatMap((start, index) =>
      charactersOf(
        text.slice(start, starts[index + 1]),
        glyphs.filter(({ cluster }) => cluster === start),
        font,
      ),
    )
    return {
      glyphs: characters.map(({ character }) => character),
      positions: characters.map(({ xAdvance, character: { advanceWidth } }) => ({
        xAdvance,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth,
      })),
    } as unknown as Shaped
  }
}

function featuresOf(features: Parameters<OpenFont['layout']>[1]): Feature[] {
  return Array.isArray(features) ? features.map((tag) => new Feature(tag)) : []
}

interface PlacedGlyph {
  glyph: number
  place: { xAdvance: number; xOffset: number; yOffset: number }
}

function charactersOf(
  letter: string,
  glyphs: readonly PlacedGlyph[],
  font: OpenFont,
): { character: Character; xAdvance: number }[] {
  let width = 0
  const parts: Part[] = []
  for (const { glyph, place } of glyphs) {
    parts.push({ glyph, x: width + place.xOffset, y: place.yOffset })
    width += place.xAdvance
  }
  const [only = { glyph: 0, x: 0, y: 0 }] = parts
  const isPlain = parts.length === 1 && only.x === 0 && only.y === 0
  // A plain one keeps its own width, which the room to its neighbour is measured from.
  const ownWidth = isPlain ? font.getGlyph(only.glyph).advanceWidth : width
  return Array.from(letter, (text, index) => {
    const isFirst = index === 0
    const advanceWidth = isFirst ? ownWidth : 0
    return {
      character: {
        id: JSON.stringify([text, advanceWidth, isFirst ? parts : []]),
        // The library counts in units of UTF-16.
        codePoints: Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit)),
        advanceWidth,
      },
      xAdvance: isFirst ? width : 0,
    }
  })
}

/** What fontkit writes a font of a document with; its types tell of `includeGlyph` alone. */
interface OpenSubset {
  includeGlyph: (glyph: number) => number
  _addGlyph: (glyph: number | string) => number
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
}

/** Puts letters into the font of a document: a plain one as its glyph is, others composed of theirs. */
export function drawLetters(font: OpenFont): void {
  const createSubset = font.createSubset.bind(font)
  font.createSubset = (): Subset => {
    const created = createSubset()
    const subset = created as unknown as OpenSubset
    const addGlyph = subset._addGlyph.bind(subset)
    subset._addGlyph = (id) => {
      if (typeof id === 'number') return addGlyph(id)
      const [, advance, parts] = JSON.parse(id) as [string, number, Part[]]
      const [only] = parts
      if (parts.length === 1 && only?.x === 0 && only.y === 0) return addGlyph(only.glyph)
      return addComposed(subset, font, { advance, parts })
    }
    return created
  }
}

/** The sizes of a glyph's head and of each of its components in a TrueType font. */
const headBytes = 10
const partBytes = 8
/** ARG_1_AND_2_ARE_WORDS and ARGS_ARE_XY_VALUES; MORE_COMPONENTS on all but the last. */
const placed = 0x3
const more = 0x20

function addComposed(
  subset: OpenSubset,
  font: OpenFont,
  { advance, parts }: { advance: number; parts: readonly Part[] },
): number {
  const inked = parts.filter(({ glyph }) => font.getGlyph(glyph).path.commands.length > 0)
  const bytes = new Uint8Array(inked.length === 0 ? 0 : headBytes + partBytes * inked.length)
  const view = new DataView(bytes.buffer)
  const boxes = inked.map(({ glyph, x, y }) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).bbox
    return [minX + x, minY + y, maxX + x, maxY + y] as const
  })
  const left = Math.min(...boxes.map(([minX]) => minX))
  if (inked.length > 0) {
    const head = [
      -1,
      left,
      Math.min(...boxes.map(([, minY]) => minY)),
      Math.max(...boxes.map(([, , maxX]) => maxX)),
      Math.max(...boxes.map(([, , , maxY]) => maxY)),
    ]
    for (const [index, value] of head.entries()) view.setInt16(2 * index, Math.round(value))
  }
  for (const [index, { glyph, x, y }] of inked.entries()) {
    const at = headBytes + partBytes * index
    view.setUint16(at, index === inked.length - 1 ? placed : placed | more)
    view.setUint16(at + 2, subset.includeGlyph(glyph))
    view.setInt16(at + 4, Math.round(x))
    view.setInt16(at + 6, Math.round(y))
  }
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance, bearing: inked.length === 0 ? 0 : Math.round(left) })
  subset.offset += bytes.length
  return subset.glyf.length - 1
}
