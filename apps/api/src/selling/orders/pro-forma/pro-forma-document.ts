import type { Settings } from '../../../core/settings.ts'
import type { OrderRecord } from '../order.store.ts'
import { drawFooters, drawHeader, drawSlimHeader } from './pro-forma-frame.ts'
import { drawLines, drawTotals } from './pro-forma-lines.ts'
import { drawParties, drawShipment } from './pro-forma-parties.ts'
import { drawAmountDue, drawHowToPay, drawNextSteps } from './pro-forma-payment.ts'
import { Sheet } from './pro-forma-sheet.ts'

export type InvoiceSettings = Pick<
  Settings,
  'brandName' | 'storefrontOrigin' | 'supportEmail' | 'mailFrom' | 'bankDetails'
>

export interface Invoice {
  order: OrderRecord
  settings: InvoiceSettings
}

/** Draws the pro-forma invoice (decisions 7): who, what, how much, how to pay and until when. */
export async function drawProForma(order: OrderRecord, settings: InvoiceSettings): Promise<Buffer> {
  const invoice: Invoice = { order, settings }
  const sheet = new Sheet({
    title: `Pro-forma invoice ${order.number}`,
    author: settings.brandName,
    created: order.date_placed,
    continueOn: (again) => drawSlimHeader(again, invoice),
  })
  drawHeader(sheet, invoice)
  drawParties(sheet, invoice)
  drawShipment(sheet, invoice)
  drawAmountDue(sheet, invoice)
  drawLines(sheet, invoice)
  drawTotals(sheet, invoice)
  // Nobody should find bank details on an invoice that is not to be paid.
  if (order.status === 'Pending') {
    drawHowToPay(sheet, invoice)
    drawNextSteps(sheet, invoice)
  }
  drawFooters(sheet, invoice)
  return sheet.finish()
}
