import { isLanguage, type Language, languages } from '@bandari/i18n'
import type { ContentPreviewAnswer, ContentPreviewRequest } from '@bandari/sdk'
import { Button, Dialog, Field, TextInput } from '@bandari/ui'
import { Link } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { createContentPreview } from '../../providers/content.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { momentIn } from '../../shared/zone-time.ts'
import css from './Content.module.css'
import { formatMoment } from '../../shared/dates.ts'
import { useShopZone } from './shop-clock.ts'

interface PreviewButtonProps {
  /** Read when it is pressed. */
  request: () => ContentPreviewRequest
  label?: string
  /** For screen readers, where several buttons say the same. */
  name?: string
  /** Asks as of which moment. */
  asksWhen?: boolean
  /** Told why there is none. */
  onRefusal?: (error: unknown) => void
}

/** Makes a preview and shows where to look: the real page of the storefront, in each language. */
export function PreviewButton({ request, asksWhen = false, ...words }: PreviewButtonProps) {
  const { label = t('staffContent.preview'), name } = words
  const [made, setMade] = useState<ContentPreviewAnswer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const make = (at: string | null) =>
    run({
      act: () => createContentPreview({ ...request(), ...(at !== null && { at }) }),
      onDone: setMade,
    })
  const open = () => {
    setMade(null)
    setOpen(true)
    if (!asksWhen) make(null)
  }
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        {...(name !== undefined && { 'aria-label': name })}
        onClick={open}
      >
        {label}
      </Button>
      <Dialog
        open={isOpen}
        size="large"
        title={t('staffContent.preview')}
        onClose={() => setOpen(false)}
      >
        {asksWhen && <WhenForm isRunning={isRunning} onAsk={make} />}
        {refusal !== null && <p role="alert">{refusal}</p>}
        {made === null && isRunning && <p role="status">{t('staffContent.previewComing')}</p>}
        {made && <Pages made={made} />}
      </Dialog>
    </>
  )
}

function WhenForm({
  isRunning,
  onAsk,
}: {
  isRunning: boolean
  onAsk: (at: string | null) => void
}) {
  const zone = useShopZone()
  const [wall, setWall] = useState('')
  const at = momentIn(zone, wall)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React's tree the dialog may be inside a record's form.
    event.stopPropagation()
    onAsk(at)
  }
  return (
    <form className={css.when} onSubmit={submit} noValidate>
      <Field
        label={t('staffContent.inShopTime', { label: t('staffContent.asOf') })}
        hint={at === null ? t('staffContent.asOfNow') : formatMoment(at, zone)}
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={wall}
            onChange={(event) => setWall(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={isRunning}>
        {t('staffContent.show')}
      </Button>
    </form>
  )
}

function Pages({ made: { expires_at, pages } }: { made: ContentPreviewAnswer }) {
  const zone = useShopZone()
  return (
    <>
      <p>{t('staffContent.previewUntil', { moment: formatMoment(expires_at, zone) })}</p>
      <ul className={css.pages}>
        {pages.map(({ language, url }) => (
          <li key={language}>
            <Link href={url} target="_blank" rel="noopener noreferrer">
              {nameOf(language)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function nameOf(language: string): string {
  return isLanguage(language) ? languages[language satisfies Language].name : language
}
