import type { ReactNode } from 'react'
import { addressOf } from '../order-mails.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, heading, type Style, whole, write } from './pro-forma-style.ts'

const half: Style = { flexGrow: 1, flexBasis: 0, fontSize: 8.5 }

/** What happens after the payment, and how not to be cheated before it. */
export function nextSteps(invoice: Invoice): ReactNode {
  return whole(
    { flexDirection: 'row', alignItems: 'flex-start', columnGap: 24 },
    box(half, heading('What happens next'), ...stepsOf(invoice).map(step)),
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

function stepsOf({ order }: Invoice): string[] {
  return [
    'Pay the total and give the payment reference as the purpose of the transfer.',
    'We confirm by e-mail as soon as the money has arrived.',
    `We ship to ${order.destination_port ?? 'your port'} and send you the bill of lading.`,
    'You or your clearing agent collect the goods at the port with it.',
  ]
}

function fraudWarning({ settings }: Invoice): ReactNode {
  const warnings = [
    `Our bank details come from ${addressOf(settings.mailFrom)} only. They never change by e-mail, chat or phone.`,
    `If anything looks different, do not pay: write to ${settings.supportEmail} first.`,
  ]
  const title: Style = { fontSize: 10, fontWeight: 700, color: colours.navy, marginBottom: 3 }
  return box(
    { ...half, padding: '11 14', borderRadius: 6, backgroundColor: colours.quiet },
    write('Protect yourself from fraud', title),
    ...warnings.map((text) => write(text, { marginBottom: 3 })),
  )
}
