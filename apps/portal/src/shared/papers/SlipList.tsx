import type { OwnPaymentReport } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useEffect, useRef, useState } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import { saveFile } from '../save-file.ts'
import css from './Papers.module.css'

type Slip = OwnPaymentReport['slips'][number]

interface SlipListProps {
  slips: readonly Slip[]
  /** Of the reader's own call. */
  load: (slip: number) => Promise<Blob>
}

/** The slips of a transfer. Each is fetched when it is asked for: every read is in the audit. */
export function SlipList({ slips, load }: SlipListProps) {
  if (slips.length === 0) return null
  return (
    <ul className={css.entries} aria-label={t('portalPapers.slips.title')}>
      {slips.map((slip) => (
        <li key={slip.id} className={css.slip}>
          <OneSlip slip={slip} load={() => load(slip.id)} />
        </li>
      ))}
    </ul>
  )
}

/** A picture is shown below its button; a PDF of somebody else is saved, and drawn by no page of ours. */
function OneSlip({ slip, load }: { slip: Slip; load: () => Promise<Blob> }) {
  const { open, isLoading, picture, failure } = useSlip(slip, load)
  return (
    <>
      <Button variant="secondary" loading={isLoading} onClick={open}>
        {t('portalPapers.slips.open', { name: slip.file_name })}
      </Button>
      <span className={css.quiet}>{formatMoment(slip.at)}</span>
      {failure !== null && <span role="alert">{t('portalPapers.slips.failed', { failure })}</span>}
      {picture !== null && <img className={css.shown} src={picture} alt={slip.file_name} />}
    </>
  )
}

/** A second press while the first is under way does nothing. */
function useSlip({ file_name, file_type }: Slip, load: () => Promise<Blob>) {
  const logoutIfDenied = useLogoutIfAccessDenied()
  const isUnderWay = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture])
  const fetchIt = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLoading(true)
    setFailure(null)
    try {
      const file = await load()
      if (file_type === 'image/jpeg') setPicture(URL.createObjectURL(file))
      else saveFile(file, file_name)
    } catch (error) {
      if (await logoutIfDenied(error)) return
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setLoading(false)
    }
  }
  return { open: () => void fetchIt(), isLoading, picture, failure }
}
