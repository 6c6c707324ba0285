import { Button, Field, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { momentIn, wallIn } from '../../shared/zone-time.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { useShopZone } from './shop-clock.ts'

export interface Scheduled {
  id: number
  title: string
  position: number
  version: number
  starts_at: string | null
  ends_at: string | null
}

interface ScheduleButtonProps {
  resource: string
  record: Scheduled
}

/** From when and until when a vehicle is shown, by the shop's clock. */
export function ScheduleButton({ resource, record }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { title } = record
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="quiet"
        aria-label={t('staffContent.scheduleOne', { title })}
        onClick={() => setOpen(true)}
      >
        {t('staffContent.schedule')}
      </Button>
      {isOpen && <ScheduleDialog {...{ resource, record }} onClose={() => setOpen(false)} />}
    </>
  )
}

function ScheduleDialog({
  resource,
  record,
  onClose,
}: ScheduleButtonProps & { onClose: () => void }) {
  const zone = useShopZone()
  const { save, isSaving, refusal } = useSaveRecord<Scheduled>(resource)
  const [typed, setTyped] = useState<{ starts?: string; ends?: string }>({})
  const starts = typed.starts ?? wallIn(zone, record.starts_at)
  const ends = typed.ends ?? wallIn(zone, record.ends_at)
  const submit = () =>
    save({
      record,
      changes: { starts_at: momentIn(zone, starts), ends_at: momentIn(zone, ends) },
      done: t('staffContent.scheduleDone', { title: record.title }),
      onDone: onClose,
    })
  const field = (
    label: string,
    value: string,
    { hint, change }: { hint: string; change: (wall: string) => void },
  ) => (
    <Field label={t('staffContent.inShopTime', { label })} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          max="9999-12-31T23:59"
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title={t('staffContent.scheduleOne', { title: record.title })}
      effect={t('staffContent.scheduleEffect')}
      confirm={t('staff.save')}
      isSaving={isSaving}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {field(t('staffContent.shownFrom'), starts, {
        hint: t('staffContent.emptyAtOnce'),
        change: (wall) => setTyped({ ...typed, starts: wall }),
      })}
      {field(t('staffContent.shownUntil'), ends, {
        hint: t('staffContent.emptyForever'),
        change: (wall) => setTyped({ ...typed, ends: wall }),
      })}
    </FormDialog>
  )
}
