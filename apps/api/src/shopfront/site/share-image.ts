import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import sharp from 'sharp'
import { cranes } from '../../supporters/promotion-material/harbour.ts'
import {
  box,
  colours,
  path,
  wordmark,
  writeFitted,
} from '../../supporters/promotion-material/paint.ts'

const width = 1200
const height = 630

/**
 * The picture that a shared link shows where a page has none of its own: the brand and what it is for, in one language.
 */
export function drawShareImage(brand: string, language: Language): Promise<Buffer> {
  const svg = Buffer.from(compose(brand, language))
  return sharp(svg).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

function compose(brand: string, language: Language): string {
  const sentence = translatorOf(language).t('home.tagLine')
  const content = [
    box({ x: 0, y: 0, width, height }, colours.navy),
    cranes({ x: 1060, y: 500, size: 200 }, colours.dusk),
    path(`M0 500Q300 460 600 490T${width} 480V${height}H0Z`, colours.dusk),
    path(`M0 545Q300 520 600 550T${width} 540V${height}H0Z`, colours.harbour),
    wordmark(brand, { x: 80, y: 90, size: 96, width: 900 }),
    writeFitted(sentence, {
      x: 80,
      y: 320,
      width: 1040,
      size: 68,
      minSize: 56,
      weight: 'bold',
      fill: colours.white,
    }),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}
