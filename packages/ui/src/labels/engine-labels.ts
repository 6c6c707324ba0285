import type { Translator } from '@bandari/i18n'
import { formatCount } from '@bandari/i18n/format'
import { vehicleWord } from './vehicle-labels.ts'

/** `1.5 L petrol (1,496 cc)`, as the tree of vehicles calls an engine, in the language of the screen: `1,5 L essence (1 496 cc)`. */
export function engineLabel(
  { t, locale }: Pick<Translator, 't' | 'locale'>,
  engine: string,
): string {
  const litres = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  return engine
    .replace(/^\d+\.\d(?= L\b)/, (size) => litres.format(Number(size)))
    .replace(/\d{1,3}(,\d{3})+(?= cc\b)/, (size) =>
      formatCount(Number(size.replaceAll(',', '')), locale),
    )
    .replace(/\b(petrol|diesel|hybrid|electric|lpg)\b/i, (fuel) => {
      const word = vehicleWord(t, fuel) ?? fuel
      return fuel === fuel.toLowerCase() ? word.toLowerCase() : word
    })
}
