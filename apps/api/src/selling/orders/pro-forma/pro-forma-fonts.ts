import { Font } from '@react-pdf/renderer'
import { LRUCache } from 'lru-cache'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Family, fontFiles } from '../../../platform/fonts/font-files.ts'
import { drawLetters, type OpenFont, type Shaped, shaperOf } from './pro-forma-shaping.ts'

interface Face {
  fontFamily: Family
  fontWeight: number
  src: string
}

/** What documents are written in, unless a name needs another font. */
export const fontFamily = 'Inter' satisfies Family

const used = new Set([400, 500, 600, 700])
const families = Object.keys(fontFiles) as Family[]

function facesOf(family: Family): Face[] {
  return Object.entries(fontFiles[family])
    .map(([weight, src]) => ({ fontFamily: family, fontWeight: Number(weight), src }))
    .filter(({ fontWeight }) => used.has(fontWeight))
}

// Names, addresses and references are never hyphenated.
Font.registerHyphenationCallback((word) => [word])
for (const { fontFamily: family, fontWeight, src } of families.flatMap(facesOf)) {
  Font.register({ family, fontWeight, src })
}

const opened = new Map<Family, Promise<void>>()

/** Opens the fonts that a document names, each once for all documents. */
export async function openFonts(document: ReactNode): Promise<void> {
  for (const family of new Set<Family>([fontFamily, ...familiesIn(document)])) {
    const opening = opened.get(family) ?? open(family)
    opened.set(family, opening)
    await opening.catch((error: unknown) => {
      opened.delete(family)
      throw error
    })
  }
}

/** The fonts that a document is written in, so that one for names in Latin letters opens no other. */
function familiesIn(node: ReactNode): Family[] {
  return Children.toArray(node)
    .filter((child): child is ReactElement<Written> => isValidElement(child))
    .flatMap(({ props: { style, children } }) => {
      const family = families.find((one) => one === style?.fontFamily)
      return [...(family ? [family] : []), ...familiesIn(children)]
    })
}

interface Written {
  style?: { fontFamily?: unknown }
  children?: ReactNode
}

async function open(family: Family) {
  for (const face of facesOf(family)) {
    await Font.load(face)
    const font = openFont(face)
    alignToBaseline(font)
    // It has no letters that are made of several glyphs, and outlines of another kind.
    const isHan = family === 'Noto Sans Hans'
    if (!isHan) drawLetters(font)
    cacheShapes(font, isHan ? font.layout.bind(font) : shaperOf(font, face.src))
  }
}

function openFont(face: Pick<Face, 'fontFamily' | 'fontWeight'>): OpenFont {
  const { data } = Font.getFont(face)
  if (!data) throw new Error(`${face.fontFamily} is not open`)
  return data
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
function cacheShapes(font: OpenFont, shape: OpenFont['layout']) {
  const shapes = new LRUCache<string, Shaped>({ max: 500 })
  font.layout = (text, features, ...rest) => {
    const key = JSON.stringify([text, features])
    const shaped = shapes.get(key) ?? shape(text, features, ...rest)
    shapes.set(key, shaped)
    return shaped
  }
}
