/** Currencies that people write without a space beside an amount: `ksh1.5m`, `20000usd`. */
const glued = 'kshs?|kes|usd|tshs?|tzs|ushs?|ugx|zmw|mzn|zar|bwp|cdf|rwf|mwk'

/** A sign of money, a number with its separators, or a word. A hyphen divides, a decimal point does not. */
export const tokenPattern = new RegExp(
  [
    '[$€£¥]',
    String.raw`(?<![\p{L}\p{N}])(?:${glued})(?=\d)`,
    String.raw`\d+(?:[.,]\d+)+\+?`,
    String.raw`\d+[km]?(?=(?:${glued})(?![\p{L}\p{N}]))`,
    String.raw`(?<=\d)[km](?=(?:${glued})(?![\p{L}\p{N}]))`,
    String.raw`[\p{L}\p{N}]+\+?`,
  ].join('|'),
  'giu',
)

/** Words in small letters. */
export function tokensOf(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(tokenPattern) ?? []
}

/** Without accents: many type none, and either spelling of Portuguese is at home somewhere. */
export function withoutAccents(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** How a phrase is looked up: `RAV4`, `rav 4` and `rav-4` are one, and so are `Citroën` and `citroen`. */
export function keyOf(tokens: readonly string[]): string {
  return withoutAccents(tokens.join(''))
}

export const keyOfText = (text: string) => keyOf(tokensOf(text))

/** The most words of a text that are read. */
export const mostTokens = 24

/** The most words that a phrase of ours has. */
export const longestPhrase = 5
