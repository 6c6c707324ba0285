import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { Document, Page } from '@react-pdf/renderer'
import { createElement } from 'react'
import type { Settings } from '../../../core/settings.ts'
import { isToPay } from '../../payments/balance.ts'
import type { OrderLandedPrice } from '../landed/order-landed.store.ts'
import type { OrderRecord } from '../order.store.ts'
import { landedPage } from './pro-forma-landed.ts'
import { footer, header, slimHeader, slimMark } from './pro-forma-frame.ts'
import { goods, sums } from './pro-forma-lines.ts'
import { paper, renderPaper } from './pro-forma-page.ts'
import { parties, shipment } from './pro-forma-parties.ts'
import { paidToOthers } from './pro-forma-paid-to-others.ts'
import { amountDue, howToPay } from './pro-forma-payment.ts'
import { nextSteps } from './pro-forma-steps.ts'
import { whole } from './pro-forma-style.ts'

export type InvoiceSettings = Pick<Settings, 'brandName' | 'storefrontOrigin' | 'supportEmail'>

/** Everything that an invoice is drawn from. */
export interface Drawing {
  order: OrderRecord
  /** What was told of the order's vehicles. */
  landedPrices: readonly OrderLandedPrice[]
  settings: InvoiceSettings
}

export interface Invoice extends Drawing {
  /** In the order's language. */
  words: Translator
}

/** Draws the pro-forma invoice (decisions 7): who, what, how much, how to pay and until when. */
export async function drawProForma({ order, landedPrices, settings }: Drawing): Promise<Buffer> {
  const words = translatorOf(order.language)
  const invoice: Invoice = { order, landedPrices, settings, words }
  // An invoice that is not to be paid must not show bank details.
  const payment = isToPay(order) ? [howToPay(invoice), nextSteps(invoice)] : []
  const properties = {
    title: words.t('invoice.titleOf', { number: order.number }),
    author: settings.brandName,
    language: order.language === 'en' ? 'en-GB' : words.locale,
    pdfVersion: '1.7',
    // A fixed date: the file's own id is made from these, so the same order gives the same bytes.
    creationDate: order.date_placed,
  } as const
  return renderPaper(
    createElement(
      Document,
      properties,
      createElement(
        Page,
        { size: 'A4', style: paper },
        slimHeader(invoice),
        slimMark(),
        footer(invoice),
        header(invoice),
        parties(invoice),
        shipment(invoice),
        amountDue(invoice),
        goods(invoice),
        whole(
          { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 6 },
          paidToOthers(invoice),
          sums(invoice),
        ),
        ...payment,
      ),
      landedPage(invoice),
    ),
  )
}
