import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

export type Weight = 'medium' | 'bold' | 'black'

const { resolve } = createRequire(import.meta.url)

/** Latin, Greek and Cyrillic, which everything of ours is set in. */
const own: Record<Weight, () => Font> = {
  medium: once(() => open(resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'))),
  bold: once(() => open(resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'))),
  black: once(() => open(resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'))),
}

/** What people's names are written in besides, where we sell and where our buyers come from. */
const others: (() => Font)[] = [
  ...['arabic', 'ethiopic', 'devanagari'].map((script) =>
    once(() =>
      open(
        resolve(
          `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-700-normal.woff2`,
        ),
      ),
    ),
  ),
  once(() => open(resolve('@fontsource/nanum-gothic/files/nanum-gothic-korean-700-normal.woff2'))),
  // Chinese in both spellings and Japanese. The package exports its list of files only.
  once(() =>
    open(resolve('@embedpdf/fonts-sc').replace(/dist.[^/\\]+$/, 'fonts/NotoSansHans-Bold.otf')),
  ),
]

/** Shown for what no font can write. */
export const replacement = '\u25A1'

/** The first font that can write all of a string. */
export function fontFor(text: string, weight: Weight): Font | undefined {
  // In this order, and none opened that is not needed.
  for (const font of [own[weight], ...others]) {
    if (canWrite(font(), text)) return font()
  }
  return undefined
}

export function canWrite(font: Font, text: string): boolean {
  return Array.from(text).every((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

export function ownFont(weight: Weight): Font {
  return own[weight]()
}

function open(path: string): Font {
  const font = openSync(path)
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`)
  return font
}

/** Opened when somebody's name first asks for it, and kept. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
