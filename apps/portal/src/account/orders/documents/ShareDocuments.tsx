import type { OrderPapers } from '@bandari/sdk'
import { Button, ErrorAlert, Field, Notice, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../../language/translator.ts'
import { documentCalls } from '../../../providers/documents.ts'
import { CopyButton } from '../../../shared/CopyButton.tsx'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import css from '../../../shared/documents/Documents.module.css'
import { useCall } from '../../../shared/documents/use-call.ts'

type Share = OrderPapers['shares'][number]

interface ShareDocumentsProps {
  order: number
  shares: readonly Share[]
}

const maxDays = 180

/** Links for a clearing agent. The address that opens the documents is shown once, when the link is made. */
export function ShareDocuments({ order, shares }: ShareDocumentsProps) {
  const { sharePapers } = documentCalls
  const { run, isRunning, refusal } = useCall()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState('30')
  const [link, setLink] = useState<string | null>(null)
  const count = Number(days)
  const isSound = Number.isInteger(count) && count >= 1 && count <= maxDays
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSound) return
    run({
      act: () => sharePapers({ order, days: count, label: label.trim() }),
      onDone: (made) => {
        setLink(made.link)
        setLabel('')
      },
    })
  }
  return (
    <details open={link !== null || undefined}>
      <summary>{t('portalPapers.share.title')}</summary>
      <p className={css.quiet}>{t('portalPapers.share.lead')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {link !== null && (
        <Notice kind="success" live title={t('portalPapers.share.made')}>
          <p className={css.link}>{link}</p>
          <CopyButton text={link} what={t('portalPapers.share.aLink')} />
        </Notice>
      )}
      <form className={css.form} onSubmit={submit} noValidate>
        <ShareFields
          label={label}
          days={days}
          isSound={isSound}
          onLabel={setLabel}
          onDays={setDays}
        />
        <Button type="submit" variant="secondary" loading={isRunning}>
          {t('portalPapers.share.make')}
        </Button>
      </form>
      <Links
        shares={shares}
        onEnd={(share) => run({ act: () => documentCalls.endShare({ order, share }) })}
      />
    </details>
  )
}

interface ShareFieldsProps {
  label: string
  days: string
  isSound: boolean
  onLabel: (label: string) => void
  onDays: (days: string) => void
}

function ShareFields({ label, days, isSound, onLabel, onDays }: ShareFieldsProps) {
  return (
    <>
      <Field label={t('portalPapers.share.label')} optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={label}
            onChange={({ currentTarget }) => onLabel(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('portalPapers.share.days')}
        error={isSound ? null : t('portalPapers.share.daysWrong', { most: maxDays })}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={({ currentTarget }) => onDays(currentTarget.value)}
          />
        )}
      </Field>
    </>
  )
}

interface LinksProps {
  shares: readonly Share[]
  onEnd: (share: number) => void
}

function Links({ shares, onEnd }: LinksProps) {
  if (shares.length === 0) return null
  return (
    <ul className={css.entries} aria-label={t('portalPapers.share.links')}>
      {shares.map((share) => (
        <li key={share.id} className={css.entry}>
          <div className={css.row}>
            <span>{share.label || t('portalPapers.share.unnamed')}</span>
            {share.state === 'open' && (
              <Button variant="quiet" onClick={() => onEnd(share.id)}>
                {t('portalPapers.share.end')}
              </Button>
            )}
          </div>
          <p className={css.quiet}>{wordsOf(share)}</p>
        </li>
      ))}
    </ul>
  )
}

function wordsOf({ state, ends_at, last_used_at }: Share): string {
  const end =
    state === 'revoked'
      ? t('portalPapers.share.revoked')
      : t(state === 'over' ? 'portalPapers.share.over' : 'portalPapers.share.until', {
          day: formatDay(ends_at),
        })
  const used =
    last_used_at === null
      ? t('portalPapers.share.unused')
      : t('portalPapers.share.used', { moment: formatMoment(last_used_at) })
  return `${end} · ${used}`
}
