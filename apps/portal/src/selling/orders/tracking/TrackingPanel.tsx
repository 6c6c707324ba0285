import type { FollowedStep, SupportOrder, SupportOrderFollowing } from '@bandari/sdk'
import { Card, Loading } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { useOperation } from '../../../providers/use-operation.ts'
import { FactList } from '../../../shared/FactList.tsx'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { shipFacts } from '../../../shared/order/ship-facts.ts'
import { stepNames } from '../../../shared/order/step-labels.ts'
import { StepList } from '../../../shared/order/StepList.tsx'
import { useMay } from '../../../staff/use-may.ts'
import { AlarmList } from './AlarmList.tsx'
import sheet from '../../../staff/record/Sheet.module.css'
import css from './TrackingPanel.module.css'
import { MoveStepsDialog } from './MoveStepsDialog.tsx'
import { ShipmentDialog } from './ShipmentDialog.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'

/** How far an order has come: what somebody has to look at, its ship and its steps. */
export function TrackingPanel({ order }: { order: SupportOrder }) {
  const reading = useOperation('getSupportOrderFollowing', { path: { id: order.id } })
  const { data, error, refetch } = reading
  return (
    <Card as="section" aria-labelledby="order-following">
      <h2 id="order-following" className={css.title}>
        {t('staffOrders.following.title')}
      </h2>
      {data ? (
        <Loaded order={order} following={data} />
      ) : error ? (
        <LoadFailure error={error} title={t('steps.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <div className={sheet.coming}>
          <Loading label={t('steps.loading')} />
        </div>
      )}
    </Card>
  )
}

interface LoadedProps {
  order: SupportOrder
  following: SupportOrderFollowing
}

function Loaded({ order, following }: LoadedProps) {
  const [act, setAct] = useState<'move' | 'ship' | null>(null)
  const [back, setBack] = useState<FollowedStep | null>(null)
  const mayMove = useMay('moveOrderSteps') && following.next !== null
  const { shipment, moves } = following
  const isSaid = ({ step }: FollowedStep) =>
    moves.find((move) => move.step === step)?.on && step !== 'paid' && step !== 'sailed'
  return (
    <>
      <AlarmList alarms={following.alarms} />
      {shipment ? (
        <FactList facts={shipFacts(shipment)} />
      ) : (
        <p className={css.quiet}>{t('staffOrders.following.noShip')}</p>
      )}
      <StepList
        steps={following.steps}
        buyerActs={t('staffOrders.following.buyerActs')}
        renderAct={(step) =>
          mayMove && isSaid(step) ? (
            <Button size="small" onClick={() => setBack(step)}>
              {t('staffOrders.following.takeBack')}
              <span className="visually-hidden"> {t(stepNames[step.step])}</span>
            </Button>
          ) : null
        }
      />
      {mayMove && (
        <div className={css.acts}>
          <Button fullWidth variant="outlined" onClick={() => setAct('move')}>
            {t('staffOrders.following.move')}
          </Button>
          <Button fullWidth variant="text" onClick={() => setAct('ship')}>
            {t('staffOrders.following.setShip')}
          </Button>
        </div>
      )}
      <History following={following} />
      {act === 'move' && (
        <MoveStepsDialog order={order} following={following} onClose={() => setAct(null)} />
      )}
      {act === 'ship' && (
        <ShipmentDialog order={order} following={following} onClose={() => setAct(null)} />
      )}
      {back && (
        <TakeBackDialog
          order={order}
          following={following}
          step={back.step}
          onClose={() => setBack(null)}
        />
      )}
    </>
  )
}

/** Who said what about the steps and the ship, and when. */
function History({
  following: { moves, shipment_changes: changes },
}: Pick<LoadedProps, 'following'>) {
  if (moves.length + changes.length === 0) return null
  const said = [
    ...moves.map(({ step, on, note, at, by }) => ({
      at,
      by,
      what: on
        ? t('staffOrders.following.said', { step: t(stepNames[step]), day: formatDay(on) })
        : t('staffOrders.following.tookBack', { step: t(stepNames[step]) }),
      note,
    })),
    ...changes.map(({ eta, note, at, by }) => ({
      at,
      by,
      what: eta
        ? t('staffOrders.following.shipUntil', { day: formatDay(eta) })
        : t('staffOrders.following.ship'),
      note,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <details className={css.history}>
      <summary>{t('staffOrders.following.history')}</summary>
      <ul className={css.said}>
        {said.map(({ at, by, what, note }) => (
          <li key={`${at} ${what}`}>
            <p>{what}</p>
            {note && <p>{note}</p>}
            <p className={css.quiet}>
              {by}, <time dateTime={at}>{formatMoment(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
