import type { ReactNode } from 'react'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, heading, type Style, whole, write } from './pro-forma-style.ts'

const half: Style = { flexGrow: 1, flexBasis: 0, fontSize: 8.5 }

/** What happens after the payment, and how not to be cheated before it. */
export function nextSteps(invoice: Invoice): ReactNode {
  return whole(
    { flexDirection: 'row', alignItems: 'flex-start', columnGap: 24 },
    box(half, heading(invoice.words.t('invoice.next')), ...stepsOf(invoice).map(step)),
    fraudWarning(invoice),
  )
}

function step(text: string, index: number): ReactNode {
  return box(
    { flexDirection: 'row', marginBottom: 3 },
    write(`${index + 1}.`, { width: 16, fontWeight: 700, color: colours.sunrise }),
    write(text, half),
  )
}

function stepsOf({ order: { destination_port: port }, words: { t } }: Invoice): string[] {
  return [
    t('invoice.nextPay'),
    t('invoice.nextConfirm'),
    port === null ? t('invoice.nextShipAnywhere') : t('invoice.nextShip', { port }),
    t('invoice.nextCollect'),
  ]
}

function fraudWarning({ settings, words: { t } }: Invoice): ReactNode {
  const warnings = [
    t('invoice.fraudSender'),
    t('invoice.fraudDoubt', { support: settings.supportEmail }),
  ]
  const title: Style = { fontSize: 10, fontWeight: 700, color: colours.navy, marginBottom: 3 }
  return box(
    { ...half, padding: '11 14', borderRadius: 6, backgroundColor: colours.quiet },
    write(t('invoice.fraud'), title),
    ...warnings.map((text) => write(text, { marginBottom: 3 })),
  )
}
