import { formatDate } from '@bandari/i18n/format'
import { useTranslator } from '@bandari/i18n/react'
import type { SharedPapers } from '@bandari/sdk'
import { Badge, Button, ErrorAlert } from '@bandari/ui'
import { useDownloadSharedPaperMutation } from '../api/shared-documents.ts'
import css from './SharedDocumentsPage.module.css'

interface SharedDocumentProps {
  token: string
  paper: SharedPapers['papers'][number]
}

export function SharedDocument({ token, paper }: SharedDocumentProps) {
  const { t, locale } = useTranslator()
  const [download, { isLoading, error }] = useDownloadSharedPaperMutation()
  const { id, name, label, is_draft, number, valid_until, file_type } = paper
  const title = [name, label].filter((part) => part !== '').join(', ')
  const facts = [
    number !== null && t('sharedPapers.number', { number }),
    formatDate(paper.added_at.slice(0, 10), locale),
    valid_until !== null && t('sharedPapers.validUntil', { day: formatDate(valid_until, locale) }),
  ].filter((fact) => fact !== false)
  const save = async () => {
    const { data } = await download({ token, paper: id })
    if (data !== undefined) saveAs(data, `${title}.${file_type === 'image/jpeg' ? 'jpg' : 'pdf'}`)
  }
  return (
    <li className={css.paper}>
      <div>
        <strong>{title}</strong> {is_draft && <Badge>{t('sharedPapers.draft')}</Badge>}
        <p className={css.facts}>{facts.join(' · ')}</p>
        {error && <ErrorAlert title={t('sharedPapers.failed')} />}
      </div>
      <Button
        variant="secondary"
        loading={isLoading}
        aria-label={t('sharedPapers.downloadOf', { name: title })}
        onClick={() => void save()}
      >
        {t('sharedPapers.download')}
      </Button>
    </li>
  )
}

function saveAs(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
