import { longDate } from '../dates.ts'
import type { Invoice } from './pro-forma-document.ts'
import { colours, content, page, type Sheet } from './pro-forma-sheet.ts'

const right = content.left + content.width

/** The band on top of the first page. */
export function drawHeader(sheet: Sheet, { order, settings }: Invoice) {
  sheet.box(0, 0, page.width, 84, colours.navy, 0)
  drawMark(sheet, content.left, 24, 36)
  sheet.write(settings.brandName, content.left + 48, 24, {
    size: 21,
    weight: 'bold',
    colour: colours.white,
    width: 220,
  })
  sheet.write(new URL(settings.storefrontOrigin).host, content.left + 48, 49, {
    size: 8.5,
    colour: colours.onBandQuiet,
    width: 220,
  })
  const column = { width: 250, align: 'right' } as const
  sheet.write('Pro-forma invoice', right - 250, 25, {
    ...column,
    size: 18,
    weight: 'bold',
    colour: colours.white,
  })
  sheet.write(`No. ${order.number}  ·  ${longDate(order.date_placed)}`, right - 250, 49, {
    ...column,
    size: 9.5,
    colour: colours.onBandQuiet,
  })
  sheet.y = 102
}

/** The beginning of every further page. */
export function drawSlimHeader(sheet: Sheet, { order, settings }: Invoice): number {
  sheet.box(0, 0, page.width, 40, colours.navy, 0)
  drawMark(sheet, content.left, 10, 20)
  sheet.write(settings.brandName, content.left + 28, 12, {
    size: 12,
    weight: 'bold',
    colour: colours.white,
  })
  sheet.write(`Pro-forma invoice ${order.number}`, right - 250, 14, {
    size: 9.5,
    width: 250,
    align: 'right',
    colour: colours.onBandQuiet,
  })
  return 62
}

/** Last, because only now it is known how many pages there are. */
export function drawFooters(sheet: Sheet, { order, settings }: Invoice) {
  const { count } = sheet.doc.bufferedPageRange()
  const y = page.height - 36
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index)
    sheet.rule(y - 8)
    sheet.write(`${settings.brandName}  ·  ${settings.supportEmail}`, content.left, y, {
      size: 7.5,
      colour: colours.label,
      width: 250,
    })
    const text = `Pro-forma invoice ${order.number}, not a tax invoice or receipt  ·  Page ${index + 1} of ${count}`
    sheet.write(text, right - 300, y, {
      size: 7.5,
      colour: colours.label,
      width: 300,
      align: 'right',
    })
  }
}

/** The anchor whose ring is a steering wheel, drawn on 32 by 32. */
const strokes =
  'M11 10.5h10M16 10.5V26.5M7.5 18.5c.6 5 3.9 8 8.5 8s7.9-3 8.5-8M5.8 21l1.7-2.5 2.6 1.6M26.2 21l-1.7-2.5-2.6 1.6'

function drawMark({ doc }: Sheet, x: number, y: number, size: number) {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.roundedRect(0, 0, 32, 32, 8).fill(colours.sunrise)
  doc.lineWidth(2.2).lineCap('round').lineJoin('round')
  doc.circle(16, 10.5, 5).stroke(colours.white)
  doc.path(strokes).stroke(colours.white)
  doc.restore()
}
