import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { buttonClass } from '@bandari/ui'
import { useSite } from '../settings.ts'
import css from './DoorPrice.module.css'

const words: Readonly<Record<string, PlainMessageId>> = {
  manufactured: 'door.need.manufactured',
  first_registered: 'door.need.firstRegistered',
  body: 'door.need.body',
  engine_cc: 'door.need.engine',
  fuel: 'door.need.fuel',
  class: 'door.need.class',
  steering: 'door.need.steering',
  gvw_kg: 'door.need.gvw',
  payload_kg: 'door.need.payload',
  seats: 'door.need.seats',
  horsepower: 'door.need.horsepower',
  customs_value: 'door.need.customsValue',
  shipped: 'door.need.shipped',
}

interface NeedsProps {
  needs: readonly string[]
  /** Of a vehicle of ours: its title. */
  subject?: string | undefined
}

/** Which facts of the car are missing, and one click to ask for them. */
export function Needs({ needs, subject }: NeedsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { supportEmail } = useSite()
  if (needs.length === 0) return null
  const asked = [...new Set(needs.map((need) => t(words[need] ?? 'door.need.other')))]
  const facts = format.list(asked)
  return (
    <div className={css.needs}>
      <p>{t('door.needs', { facts })}</p>
      {subject !== undefined && (
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={mailTo(supportEmail, {
            subject: t('door.askSubject', { title: subject }),
            body: t('door.askBody', { title: subject, facts }),
          })}
        >
          {t('door.askSeller')}
        </a>
      )}
    </div>
  )
}

function mailTo(address: string, { subject, body }: { subject: string; body: string }): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
