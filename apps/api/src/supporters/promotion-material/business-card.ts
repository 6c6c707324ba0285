import { translatorOf } from '@bandari/i18n/catalogues'
import { cranes } from './harbour.ts'
import { box, colours, inWords, path, qrCode, wordmark, writeFitted, writeLines } from './paint.ts'
import type { Supporter } from './supporter.ts'

/** 3.5 by 2 inches at 300 dots an inch. */
export const businessCardSize = { width: 1050, height: 600, dpi: 300 }

const margin = 60
/** The person's details are left of it, the shop's address is right of it. */
const fold = 690

/** In flat colours, so that the file stays as small as the account specification says (§2). */
export function drawBusinessCard(supporter: Supporter): string {
  return drawGround() + drawPerson(supporter) + drawWay(supporter)
}

function drawGround(): string {
  return [
    box({ x: 0, y: 0, width: 1050, height: 600 }, colours.navy),
    cranes({ x: 545, y: 500, size: 200 }, colours.dusk),
    path(`M0 492Q180 462 380 490T${fold + 60} 478V600H0Z`, colours.dusk),
    path(`M${fold} 0H1050V600H${fold}Q640 300 ${fold} 0Z`, colours.white),
  ].join('')
}

function drawPerson({ brand, name, code, telephone, language }: Supporter): string {
  const { t } = translatorOf(language)
  return [
    wordmark(brand, { x: margin, y: 54, size: 66, width: 520 }),
    writeLines(t('promotion.promise'), {
      x: margin,
      y: 168,
      width: 560,
      size: 27,
      weight: 'medium',
      fill: colours.onNavyQuiet,
    }),
    writeFitted(name, {
      x: margin,
      y: 284,
      width: fold - margin - 60,
      size: 60,
      minSize: 24,
      weight: 'bold',
      fill: colours.white,
    }),
    telephone === null
      ? ''
      : writeFitted(telephone, {
          x: margin,
          y: 352,
          width: 520,
          size: 32,
          minSize: 24,
          weight: 'medium',
          fill: colours.white,
        }),
    writeLines(t('promotion.code'), {
      width: 430,
      x: margin,
      y: 412,
      size: 20,
      weight: 'bold',
      fill: colours.onNavyQuiet,
      spacing: 0.1,
    }),
    box({ x: margin, y: 430, width: 430, height: 110 }, colours.sunrise, 16),
    writeFitted(code, {
      x: margin + 215,
      y: 485,
      width: 380,
      size: 66,
      minSize: 30,
      weight: 'black',
      fill: colours.white,
      align: 'centre',
    }),
  ].join('')
}

function drawWay({ link, language }: Supporter): string {
  const { t } = translatorOf(language)
  return [
    qrCode(link, { x: 698, y: 64, size: 340 }),
    writeLines(t('promotion.scan'), {
      width: 330,
      x: 868,
      y: 448,
      size: 27,
      weight: 'bold',
      fill: colours.navy,
      align: 'centre',
    }),
    writeFitted(inWords(link), {
      x: 868,
      y: 496,
      width: 296,
      size: 22,
      minSize: 13,
      weight: 'medium',
      fill: colours.label,
      align: 'centre',
    }),
  ].join('')
}
