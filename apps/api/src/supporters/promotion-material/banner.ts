import { translatorOf } from '@bandari/i18n/catalogues'
import { harbour } from './harbour.ts'
import { box, colours, inWords, path, qrCode, wordmark, writeFitted, writeLines } from './paint.ts'
import type { Supporter } from './supporter.ts'
import { vehicle } from './vehicle.ts'

/**
 * 1.7 by 0.7 m at 100 dots an inch: vinyl is printed so because it is read from two metres and more, and the file
 * stays near 1.2 MB (account specification §2).
 */
export const bannerSize = { width: 6693, height: 2756, dpi: 100 }

const { width, height } = bannerSize
const margin = 280
const strip = 1800

export async function drawBanner(supporter: Supporter, scale: number): Promise<string> {
  return [
    harbour({ x: 2993, y: 0, width: width - 2993, height: strip }, 780),
    await vehicle({ x: 3300, y: -330, width: 3393 }, scale),
    drawHead(supporter),
    drawOffer(supporter),
  ].join('')
}

function drawHead({ brand, language }: Supporter): string {
  const { t } = translatorOf(language)
  const headline = { x: margin, size: 384, weight: 'black', fill: colours.white } as const
  return [
    path(`M0 0H3760Q3240 560 3400 1120T3280 ${strip}H0Z`, colours.sunrise),
    path(`M0 0H3700Q3180 560 3340 1120T3220 ${strip}H0Z`, colours.navy),
    wordmark(brand, { x: margin, y: 190, size: 250, width: 2900 }),
    writeLines(t('promotion.promiseThree'), { ...headline, y: 850, step: 405 / 384, width: 2920 }),
  ].join('')
}

function drawOffer({ name, code, link, telephone, language }: Supporter): string {
  const { t } = translatorOf(language)
  const qr = 860
  const middle = { x: 3300, width: 2060, fill: colours.white } as const
  return [
    box({ x: 0, y: strip, width, height: height - strip }, colours.sunrise),
    writeLines(t('promotion.code'), {
      width: 2760,
      x: margin,
      y: strip + 230,
      size: 110,
      weight: 'bold',
      fill: colours.white,
      spacing: 0.1,
    }),
    writeFitted(code, {
      x: margin,
      y: strip + 560,
      width: 2760,
      size: 500,
      minSize: 180,
      weight: 'black',
      fill: colours.white,
    }),
    writeFitted(name, {
      ...middle,
      y: strip + (telephone === null ? 262 : 205),
      size: 240,
      minSize: 110,
      weight: 'bold',
    }),
    telephone === null
      ? ''
      : writeFitted(telephone, {
          ...middle,
          y: strip + 408,
          size: 140,
          minSize: 90,
          weight: 'bold',
        }),
    writeLines(t('promotion.scanOr'), {
      width: 2060,
      x: middle.x,
      y: strip + 600,
      size: 110,
      weight: 'medium',
      fill: colours.sunriseTint,
    }),
    writeFitted(inWords(link), {
      ...middle,
      y: strip + 720,
      size: 150,
      minSize: 70,
      weight: 'bold',
    }),
    qrCode(link, { x: width - margin - qr, y: strip + (height - strip - qr) / 2, size: qr }),
  ].join('')
}
