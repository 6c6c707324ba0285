import { nameKey } from '@bandari/i18n'
import { translator } from '../../../../language/translator.ts'

/** A value of the editor is text: one feature on each line. */
export function featuresIn(value: string): string[] {
  return value === '' ? [] : value.split('\n')
}

export function featuresText(features: readonly string[]): string {
  return features.join('\n')
}

/** `Sunroof` in the language of the portal; a seller's own words stay as they are. */
export function featureName(feature: string): string {
  return translator.name(`features.${nameKey(feature)}`, feature)
}

export function featureNames(value: string): string {
  return featuresIn(value).map(featureName).join(', ')
}

/** What is written beside the choices: a name of the shop's, in the language of the screen, is the shop's feature. */
export function featuresOf(written: string, options: readonly string[]): string[] {
  const known = new Map(options.map((option) => [plain(featureName(option)), option]))
  const words = written.split(/[;|,\n]/).map((one) => one.replaceAll(/\s+/g, ' ').trim())
  return words.filter((one) => one !== '').map((one) => known.get(plain(one)) ?? one)
}

/** With what came, each once whatever its capitals. */
export function withFeatures(before: readonly string[], came: readonly string[]): string[] {
  const all = new Map<string, string>()
  for (const feature of [...before, ...came])
    if (!all.has(plain(feature))) all.set(plain(feature), feature)
  return [...all.values()]
}

function plain(words: string): string {
  return words.toLowerCase()
}
