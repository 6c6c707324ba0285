import { features, featureWords } from './features.data.ts'
import { plainWord } from './plain-word.ts'

const known = new Map([
  ...featureWords,
  ...features.map((feature) => [plainWord(feature), feature] as const),
])

/** Between two of them in the cell of a file. */
export const featureSeparator = '; '

/** As they are stored: in one spelling, each once, in the order in which they came. */
export function tidyFeatures(written: readonly string[]): string[] {
  const tidy = new Map<string, string>()
  for (const words of written.flatMap((one) => one.split(/[;|\r\n]+/))) {
    const feature = words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
    // Words without a letter or a figure are told apart by their signs.
    const plain = plainWord(feature) || feature
    if (feature !== '' && !tidy.has(plain)) tidy.set(plain, known.get(plain) ?? feature)
  }
  return [...new Set(tidy.values())]
}

/** The parts of a cell such as `ABS; Sunroof`, or with commas where it has neither semicolons nor bars nor lines. */
export function partsOfCell(cell: string): string[] {
  return /[;|\n]/.test(cell) ? cell.split(/[;|\n]/) : cell.split(',')
}
