import { Rich, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { ItemDetail } from '@bandari/sdk'
import { Button, buttonClass, Card, Dialog } from '@bandari/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { formatLocalMoment } from '../shared/page/local-moment.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useEarlyPress } from '../shared/purchase/early-press.ts'
import { useSite } from '../shared/page/settings.ts'
import { whatsAppLink, whatsAppPhone } from '../shared/page/whatsapp.ts'
import css from './AuctionInquiry.module.css'

/** Buyers bid for an item under auction in a conversation, and cannot buy it (buyer spec §2, §4). */
export function AuctionInquiry({ item }: { item: ItemDetail }) {
  const t = useTranslate()
  const { contactPhone, origin, socialLinks } = useSite()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const early = useEarlyPress('auction-inquiry', open)
  const address = `${origin}${paths.item(item)}`
  const link = whatsAppLink(
    whatsAppPhone(socialLinks) ?? contactPhone,
    t('items.auctionMessage', { title: item.title, address }),
  )
  return (
    <Card className={css.card}>
      <p>{t('items.auctionAdvice')}</p>
      <Button size="large" wide aria-haspopup="dialog" onClick={open} {...early}>
        {t('items.inquire')}
      </Button>
      <noscript>
        <a href={link}>{t('items.sendMessage')}</a>
      </noscript>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('items.auction')}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t('items.notNow')}
            </Button>
            <a className={buttonClass()} href={link} target="_blank" rel="noopener noreferrer">
              <MessageCircle size={20} aria-hidden="true" />
              {t('items.sendMessage')}
            </a>
          </>
        }
      >
        <div className={css.words}>
          <p>{t('items.auctionAdvice')}</p>
          <ul className={css.points}>
            <li>{t('items.auction.most')}</li>
            <li>{t('items.auction.bid')}</li>
            <li>{t('items.auction.pay')}</li>
          </ul>
          <Deadline endsAt={item.ends_at} />
        </div>
      </Dialog>
    </Card>
  )
}

/** In the visitor's own time; it is shown in their browser only. */
function Deadline({ endsAt }: { endsAt: string | null }) {
  const { locale } = useTranslator()
  const [isAhead] = useState(() => endsAt !== null && Date.parse(endsAt) > Date.now())
  if (endsAt === null || !isAhead) return null
  const local = formatLocalMoment(endsAt, locale)
  return (
    <p>
      <Rich id="items.auctionEnds" parts={{ when: <strong>{local}</strong> }} />
    </p>
  )
}
