import type { VendorOrder } from '@bandari/sdk'
import { Badge, Button, Card, classNames, Picture } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useReadsOnly } from '../../layout/ReadsOnly.tsx'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatList, formatMoney } from '../../shared/format.ts'
import { t } from '../../language/translator.ts'
import {
  actLabel,
  destinationLabel,
  dueLabel,
  paperLabels,
  stateLabels,
  stateTones,
} from './duty-labels.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { PaperDialog } from './PaperDialog.tsx'
import { SentPapers } from './SentPapers.tsx'
import css from './VendorOrders.module.css'

export function VendorOrderCard({ order }: { order: VendorOrder }) {
  const [open, setOpen] = useState<'paper' | 'hand-over' | null>(null)
  const readsOnly = useReadsOnly()
  const { title, state, number, placed_at: placed, quantity, stock_number: stock } = order
  const due = dueLabel(order)
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Picture src={order.image} alt="" sizes="96px" className={css.picture} />
        <div className={css.words}>
          <h2 className={css.title}>
            <Link to={paths.listing(order.prod_class, order.prod_id)}>
              {quantity > 1 ? `${quantity} × ${title}` : title}
            </Link>
          </h2>
          <p className={css.quiet}>
            {t('portalSales.orderOn', { number, day: formatDay(placed) })}
            {stock !== null && ` · ${t('portalSales.stock', { number: stock })}`}
          </p>
          <p className={css.state}>
            <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
            {due !== null && (
              <strong className={classNames(order.is_late && css.late)}>{due}</strong>
            )}
          </p>
          <p className={css.act}>{actLabel(order)}</p>
        </div>
      </div>
      <Facts order={order} />
      <SentPapers sent={order.sent} />
      {state === 'paid' && !readsOnly && (
        <div className={css.acts}>
          <Button
            variant={order.act === 'send_papers' ? 'primary' : 'secondary'}
            size="small"
            onClick={() => setOpen('paper')}
          >
            {t('portalSales.send')}
          </Button>
          {order.act === 'hand_over' && (
            <Button size="small" onClick={() => setOpen('hand-over')}>
              {t('portalSales.handOver')}
            </Button>
          )}
        </div>
      )}
      {open === 'paper' && <PaperDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'hand-over' && <HandOverDialog order={order} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Facts({ order }: { order: VendorOrder }) {
  const { price: amount, currency, papers, handed_over: handOver } = order
  const destination = destinationLabel(order.destination)
  return (
    <FactList
      facts={[
        { name: t('portalSales.agreed'), value: formatMoney({ amount, currency }) },
        ...(destination === null
          ? []
          : [{ name: t('portalSales.destination'), value: destination }]),
        ...(papers.length === 0
          ? []
          : [
              {
                name: t('portalSales.papers'),
                value: formatList(papers.map((kind) => t(paperLabels[kind]))),
              },
            ]),
        ...(handOver === null
          ? []
          : [
              {
                name: t('portalSales.handOver.said'),
                value: t('portalSales.handOver.saidAt', {
                  day: formatDay(handOver.on),
                  place: handOver.place,
                }),
              },
            ]),
      ]}
    />
  )
}
