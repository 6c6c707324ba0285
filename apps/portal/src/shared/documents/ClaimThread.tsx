import type { Claim } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../dates.ts'
import { formatMoney } from '../format.ts'
import css from './Documents.module.css'

interface ClaimThreadProps {
  claim: Pick<Claim, 'kind' | 'state' | 'outcome' | 'amount' | 'currency' | 'messages' | 'pictures'>
  /** The reader's API call. */
  load: (picture: number) => Promise<Blob>
}

export const kindNames = {
  damaged: 'portalPapers.claim.damaged',
  missing: 'portalPapers.claim.missing',
  different: 'portalPapers.claim.different',
  other: 'portalPapers.claim.other',
} as const

export const stateNames = {
  open: 'portalPapers.claim.open',
  answered: 'portalPapers.claim.answered',
  resolved: 'portalPapers.claim.resolved',
} as const

/** What was said about a claim, its pictures, and what came of it. */
export function ClaimThread({ claim, load }: ClaimThreadProps) {
  const { kind, state, messages, pictures } = claim
  return (
    <>
      <div className={css.row}>
        <strong>{t(kindNames[kind])}</strong>
        <Badge tone={state === 'resolved' ? 'neutral' : 'attention'}>{t(stateNames[state])}</Badge>
      </div>
      <ul className={css.thread} aria-label={t('portalPapers.claim.messages')}>
        {messages.map(({ text, by, at, is_staff }) => (
          <li key={at + by}>
            <p className={css.quiet}>
              {t(is_staff ? 'portalPapers.claim.byShop' : 'portalPapers.claim.byBuyer', {
                name: by,
              })}
              {' · '}
              {formatMoment(at)}
            </p>
            <p className={css.message}>{text}</p>
          </li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <ul className={css.pictures} aria-label={t('portalPapers.claim.pictures')}>
          {pictures.map(({ id, file_name, file_type }) => (
            <li key={id}>
              {file_type === 'image/jpeg' ? (
                <PrivatePicture name={file_name} load={() => load(id)} />
              ) : (
                file_name
              )}
            </li>
          ))}
        </ul>
      )}
      <Outcome claim={claim} />
    </>
  )
}

function Outcome({ claim: { outcome, amount, currency } }: Pick<ClaimThreadProps, 'claim'>) {
  if (outcome === null) return null
  if (outcome === 'refund') {
    const money = formatMoney({ amount: amount ?? '0', currency })
    return <p>{t('portalPapers.claim.refund', { amount: money })}</p>
  }
  return <p>{t(outcome === 'parts' ? 'portalPapers.claim.parts' : 'portalPapers.claim.nothing')}</p>
}

/** It needs the token, so it is fetched and shown from memory. */
function PrivatePicture({ name, load }: { name: string; load: () => Promise<Blob> }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let own: string | null = null
    let isGone = false
    const show = async () => {
      try {
        const picture = await load()
        if (isGone) return
        own = URL.createObjectURL(picture)
        setUrl(own)
      } catch {
        // Its name stands in its place.
        setUrl(null)
      }
    }
    void show()
    return () => {
      isGone = true
      if (own !== null) URL.revokeObjectURL(own)
    }
    // The picture of an id never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return url === null ? <span>{name}</span> : <img className={css.picture} src={url} alt={name} />
}
