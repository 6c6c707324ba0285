import type { OrderAlarm } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { t } from '../../../language/translator.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { useMay } from '../../../staff/use-may.ts'
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx'
import { alarmLabel } from './alarm-labels.ts'

/** Alarms that still stand; those that are over or acknowledged are in the audit record and below. */
export function AlarmList({ alarms }: { alarms: readonly OrderAlarm[] }) {
  const [chosen, setChosen] = useState<OrderAlarm | null>(null)
  const mayAcknowledge = useMay('acknowledgeOrderAlarm')
  const standing = alarms.filter(({ settled_at }) => settled_at === null)
  return (
    <>
      {standing.map((alarm) =>
        alarm.acknowledged_at === null ? (
          <Notice key={alarm.id} kind="attention" title={t('staffOrders.alarm.title')}>
            <p>{alarmLabel(alarm)}</p>
            {mayAcknowledge && (
              <Button color="inherit" variant="outlined" onClick={() => setChosen(alarm)}>
                {t('staffOrders.alarm.acknowledge')}
              </Button>
            )}
          </Notice>
        ) : (
          <Notice key={alarm.id} kind="info" title={t('staffOrders.alarm.seen')}>
            <p>{alarmLabel(alarm)}</p>
            <p>
              {t('staffOrders.alarm.by', {
                name: alarm.by ?? '',
                moment: formatMoment(alarm.acknowledged_at),
                note: alarm.note ?? '',
              })}
            </p>
          </Notice>
        ),
      )}
      {chosen && <AcknowledgeDialog alarm={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
