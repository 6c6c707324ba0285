import { translatorOf } from '@bandari/i18n/catalogues'
import { harbour } from './harbour.ts'
import { box, colours, inWords, path, qrCode, wordmark, writeFitted, writeLines } from './paint.ts'
import type { Supporter } from './supporter.ts'
import { vehicle } from './vehicle.ts'

/** A5, 148 by 210 mm, at 300 dots an inch. */
export const flyerSize = { width: 1748, height: 2480, dpi: 300 }

const { width, height } = flyerSize
const margin = 120

/** The shop's services (its page "About"), each in a few words. */
const reasons = [
  ['promotion.price', 'promotion.priceWords'],
  ['promotion.people', 'promotion.peopleWords'],
  ['promotion.kept', 'promotion.keptWords'],
] as const

export async function drawFlyer(supporter: Supporter, scale: number): Promise<string> {
  return [
    box({ x: 0, y: 0, width, height }, colours.white),
    harbour({ x: 0, y: 560, width, height: 1040 }, 1010),
    await vehicle({ x: 54, y: 466, width: 1640 }, scale),
    drawHead(supporter),
    drawReasons(supporter),
    box({ x: 0, y: 1870, width, height: height - 1870 }, colours.navy),
    drawOffer(supporter),
    drawWay(supporter),
  ].join('')
}

function drawHead({ brand, language }: Supporter): string {
  const { t } = translatorOf(language)
  const room = width - 2 * margin
  const headline = { x: margin, size: 148, weight: 'black', fill: colours.white } as const
  const promise = { x: margin, size: 50, weight: 'medium', fill: colours.onNavyQuiet } as const
  return [
    path(`M0 0H${width}V652Q1311 762 874 720T0 732Z`, colours.sunrise),
    path(`M0 0H${width}V632Q1311 744 874 702T0 714Z`, colours.navy),
    wordmark(brand, { x: margin, y: 96, size: 104, width: room }),
    writeLines(t('promotion.promiseTwo'), { ...headline, y: 364, step: 150 / 148, width: room }),
    writeLines(t('promotion.range'), { ...promise, y: 602, width: room }),
  ].join('')
}

function drawReasons({ language }: Supporter): string {
  const { t } = translatorOf(language)
  const column = (width - 2 * margin) / reasons.length
  const room = column - 24
  const titled = { y: 1684, size: 50, weight: 'bold', fill: colours.navy } as const
  const worded = {
    y: 1744,
    size: 38,
    step: 50 / 38,
    weight: 'medium',
    fill: colours.label,
  } as const
  return (
    path(`M0 1562Q437 1512 874 1540T${width} 1530V${height}H0Z`, colours.white) +
    reasons
      .map(([title, words], index) => {
        const x = margin + index * column
        return [
          box({ x, y: 1610, width: 64, height: 10 }, colours.sunrise, 5),
          writeLines(t(title), { ...titled, x, width: room }),
          writeLines(t(words), { ...worded, x, width: room }),
        ].join('')
      })
      .join('')
  )
}

const qr = 416

function drawOffer({ name, code, telephone, language }: Supporter): string {
  const { t } = translatorOf(language)
  const room = width - 3 * margin - qr
  return [
    writeFitted(name, {
      x: margin,
      y: telephone === null ? 1976 : 1956,
      width: room,
      size: 84,
      minSize: 36,
      weight: 'bold',
      fill: colours.white,
    }),
    telephone === null
      ? ''
      : writeFitted(telephone, {
          x: margin,
          y: 2042,
          width: room,
          size: 56,
          minSize: 36,
          weight: 'medium',
          fill: colours.white,
        }),
    writeLines(t('promotion.code'), {
      width: room,
      x: margin,
      y: 2124,
      size: 36,
      weight: 'bold',
      fill: colours.onNavyQuiet,
      spacing: 0.1,
    }),
    box({ x: margin, y: 2150, width: room, height: 180 }, colours.sunrise, 24),
    writeFitted(code, {
      x: margin + room / 2,
      y: 2240,
      width: room - 80,
      size: 128,
      minSize: 50,
      weight: 'black',
      fill: colours.white,
      align: 'centre',
    }),
    writeLines(t('promotion.codeHint'), {
      width: room,
      x: margin,
      y: 2400,
      size: 40,
      weight: 'medium',
      fill: colours.onNavyQuiet,
    }),
  ].join('')
}

function drawWay({ link, language }: Supporter): string {
  const { t } = translatorOf(language)
  const middle = width - margin - qr / 2
  return [
    qrCode(link, { x: width - margin - qr, y: 1900, size: qr }),
    writeLines(t('promotion.scan'), {
      width: qr,
      x: middle,
      y: 2372,
      size: 38,
      weight: 'bold',
      fill: colours.white,
      align: 'centre',
    }),
    writeFitted(inWords(link), {
      x: middle,
      y: 2416,
      width: qr,
      size: 34,
      minSize: 20,
      weight: 'medium',
      fill: colours.onNavyQuiet,
      align: 'centre',
    }),
  ].join('')
}
