import { harbour } from './harbour.ts'
import { box, colours, inWords, path, qrCode, wordmark, write, writeFitted } from './paint.ts'
import type { Supporter } from './supporter.ts'
import { vehicle } from './vehicle.ts'

/** A5, 148 by 210 mm, at 300 dots an inch. */
export const flyerSize = { width: 1748, height: 2480, dpi: 300 }

const { width, height } = flyerSize
const margin = 120

/** The shop's services (its page "About"), each in a few words. */
const reasons = [
  ['The whole price', 'Car and shipping,', 'before you order'],
  ['People to ask', 'Talk to a person', 'before you pay'],
  ['Kept for you', 'Reserved until your', 'invoice is due'],
] as const

export async function drawFlyer(supporter: Supporter): Promise<string> {
  return [
    box({ x: 0, y: 0, width, height }, colours.white),
    harbour({ x: 0, y: 560, width, height: 1040 }, 1010),
    await vehicle({ x: 54, y: 466, width: 1640 }),
    drawHead(supporter),
    drawReasons(),
    box({ x: 0, y: 1870, width, height: height - 1870 }, colours.navy),
    drawOffer(supporter),
    drawWay(supporter),
  ].join('')
}

function drawHead({ brand }: Supporter): string {
  const headline = { x: margin, size: 148, weight: 'black', fill: colours.white } as const
  const promise = { x: margin, size: 50, weight: 'medium', fill: colours.onNavyQuiet } as const
  return [
    path(`M0 0H${width}V652Q1311 762 874 720T0 732Z`, colours.sunrise),
    path(`M0 0H${width}V632Q1311 744 874 702T0 714Z`, colours.navy),
    wordmark(brand, { x: margin, y: 96, size: 104, width: width - 2 * margin }),
    write('Your next car,', { ...headline, y: 364 }),
    write('shipped to your port', { ...headline, y: 514 }),
    write('Used cars, commercial vehicles and auto spares', { ...promise, y: 602 }),
  ].join('')
}

function drawReasons(): string {
  const column = (width - 2 * margin) / reasons.length
  return (
    path(`M0 1562Q437 1512 874 1540T${width} 1530V${height}H0Z`, colours.white) +
    reasons
      .map(([title, ...words], index) => {
        const x = margin + index * column
        return [
          box({ x, y: 1610, width: 64, height: 10 }, colours.sunrise, 5),
          write(title, { x, y: 1684, size: 50, weight: 'bold', fill: colours.navy }),
          ...words.map((line, row) =>
            write(line, { x, y: 1744 + row * 50, size: 38, weight: 'medium', fill: colours.label }),
          ),
        ].join('')
      })
      .join('')
  )
}

const qr = 416

function drawOffer({ name, code }: Supporter): string {
  const room = width - 3 * margin - qr
  return [
    writeFitted(name, {
      x: margin,
      y: 1976,
      width: room,
      size: 84,
      leastSize: 36,
      weight: 'bold',
      fill: colours.white,
    }),
    write('PROMO CODE', {
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
      leastSize: 50,
      weight: 'black',
      fill: colours.white,
      align: 'centre',
    }),
    write('Enter it in your basket when you order.', {
      x: margin,
      y: 2400,
      size: 40,
      weight: 'medium',
      fill: colours.onNavyQuiet,
    }),
  ].join('')
}

function drawWay({ link }: Supporter): string {
  const middle = width - margin - qr / 2
  return [
    qrCode(link, { x: width - margin - qr, y: 1900, size: qr }),
    write('Scan to see the cars', {
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
      leastSize: 20,
      weight: 'medium',
      fill: colours.onNavyQuiet,
      align: 'centre',
    }),
  ].join('')
}
