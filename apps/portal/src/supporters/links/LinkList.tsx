import type { ReferralLink } from '@bandari/sdk'
import { Button, Card } from '@bandari/ui'
import { useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { FigureList } from './FigureList.tsx'
import { LinkCard } from './LinkCard.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import css from './Links.module.css'
import { LinksSkeleton } from './LinksSkeleton.tsx'
import type { Period } from './period.ts'

export function LinkList({ days }: { days: Period }) {
  const { data, error, refetch } = useOperation('listReferralLinks', { query: { days } })
  const [editing, setEditing] = useState<ReferralLink | 'new' | null>(null)
  if (error) {
    return (
      <LoadFailure error={error} title={t('portalLinks.failed')} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <LinksSkeleton />
  const { links, plain, typed } = data
  return (
    <section className={css.section} aria-labelledby="links">
      <div className={css.head}>
        <h2 id="links" className={css.title}>
          {t('portalLinks.yours')}
        </h2>
        <Button onClick={() => setEditing('new')}>{t('portalLinks.make')}</Button>
      </div>
      {links.length === 0 && <p className={css.quiet}>{t('portalLinks.none')}</p>}
      <ul className={css.list} aria-labelledby="links">
        {links.map((link) => (
          <LinkCard key={link.id} link={link} onRename={() => setEditing(link)} />
        ))}
        <Card as="li" className={css.card}>
          <h3 className={css.name}>{t('portalLinks.plain')}</h3>
          <p className={css.address}>{plain.url}</p>
          <div className={css.acts}>
            <CopyButton text={plain.url} what={t('portalSupporter.code.linkName')} />
          </div>
          <FigureList figures={plain.figures} />
        </Card>
        <Card as="li" className={css.card}>
          <h3 className={css.name}>{t('portalLinks.typed')}</h3>
          <p className={css.address}>{typed.code}</p>
          <FigureList figures={typed.figures} without="clicks" />
        </Card>
      </ul>
      {editing !== null && (
        <LinkDialog link={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </section>
  )
}
