import type { ItemDetail } from '@bandari/sdk'
import { Button, buttonClass, Card, Dialog } from '@bandari/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../shared/paths.ts'
import { useSite } from '../shared/settings.ts'
import css from './AuctionInquiry.module.css'
import { messages } from './messages.ts'
import { whatsAppLink } from './whatsapp.ts'

/** Buyers bid for an item under auction in a conversation, and cannot buy it (buyer spec §2, §4). */
export function AuctionInquiry({ item }: { item: ItemDetail }) {
  const { contactPhone, origin } = useSite()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const address = `${origin}${paths.item(item)}`
  const link = whatsAppLink(contactPhone, messages.auctionMessage({ title: item.title, address }))
  return (
    <Card className={css.card}>
      <p>{messages.auctionAdvice}</p>
      <Button size="large" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Inquire
      </Button>
      <noscript>
        <a href={link}>Send a WhatsApp message</a>
      </noscript>
      <Dialog
        open={isOpen}
        onClose={close}
        title={messages.auctionTitle}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Not now
            </Button>
            <a className={buttonClass()} href={link} target="_blank" rel="noopener noreferrer">
              <MessageCircle size={20} aria-hidden="true" />
              Send a WhatsApp message
            </a>
          </>
        }
      >
        <div className={css.words}>
          <p>{messages.auctionAdvice}</p>
          <ul className={css.points}>
            <li>Write how much you would pay at most, in dollars.</li>
            <li>We bid for you up to that amount, and tell you how it ended.</li>
            <li>You pay only if you win, against our pro-forma invoice.</li>
          </ul>
          <Deadline endsAt={item.ends_at} />
        </div>
      </Dialog>
    </Card>
  )
}

/** In the visitor's own time; it is shown in their browser only. */
function Deadline({ endsAt }: { endsAt: string | null }) {
  const [isAhead] = useState(() => endsAt !== null && Date.parse(endsAt) > Date.now())
  if (endsAt === null || !isAhead) return null
  const local = new Date(endsAt).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (
    <p>
      The bidding ends on <strong>{local}</strong>.
    </p>
  )
}
