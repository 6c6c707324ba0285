import type { ContentSubject, ContentVersion } from '@bandari/sdk'
import { Button, ErrorAlert, Skeleton } from '@bandari/ui'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { t } from '../../language/translator.ts'
import { restoreContentVersion } from '../../providers/content.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import { FormDialog } from '../../staff/record/FormDialog.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import { changesLabel } from './change-labels.ts'
import css from './Content.module.css'
import { PreviewButton } from './PreviewDialog.tsx'
import { formatMoment } from '../../shared/dates.ts'
import { useShopZone } from './shop-clock.ts'

interface VersionsProps {
  subject: ContentSubject
  /** 0 for the deals and the pinned vehicles. */
  subjectId: number
  /** Told after a version came back. */
  onRestored?: () => void
}

const shownAtOnce = 10

/** What was saved, by whom and when, with a way back. */
export function Versions({ subject, subjectId, onRestored }: VersionsProps) {
  const [shown, setShown] = useState(shownAtOnce)
  const query = {
    filter: JSON.stringify({ subject, subject_id: subjectId }),
    sort: JSON.stringify(['number', 'DESC']),
    range: JSON.stringify([0, Math.min(shown, 100) - 1]),
  }
  const { data, error, refetch, isPending } = useOperation('listContentVersions', { query })
  const restored = () => {
    onRestored?.()
    void refetch()
  }
  return (
    <Section title={t('staffContent.versions')}>
      {error && (
        <ErrorAlert title={t('staffContent.versionsFailed')} onRetry={() => void refetch()} />
      )}
      {isPending && <Skeleton shape="block" height="120px" />}
      {data?.length === 0 && <p className={css.quiet}>{t('staffContent.noVersions')}</p>}
      {data && data.length > 0 && (
        <ol className={css.versions}>
          {data.map((version) => (
            <Version
              key={version.id}
              version={version}
              latest={data[0]?.number ?? version.number}
              onRestored={restored}
            />
          ))}
        </ol>
      )}
      {data && data.length === shown && shown < 100 && (
        <Button type="button" size="small" variant="quiet" onClick={() => setShown(100)}>
          {t('staffContent.showOlder')}
        </Button>
      )}
    </Section>
  )
}

interface VersionProps {
  version: ContentVersion
  latest: number
  onRestored: () => void
}

function Version({ version, latest, onRestored }: VersionProps) {
  const { number, at, actor, restored_from, is_latest } = version
  const zone = useShopZone()
  const mayRestore = useMay('restoreContentVersion')
  const mayPreview = useMay('createContentPreview')
  const moment = formatMoment(at, zone)
  return (
    <li className={css.version}>
      <span className={css.words}>
        <strong>{t('staffContent.version', { number })}</strong>
        <span>
          {restored_from === null
            ? changesLabel(version.changes)
            : t('staffContent.restoredFrom', { number: restored_from })}
        </span>
        <span className={css.quiet}>
          {actor === null
            ? t('staffContent.foundAt', { moment })
            : t('staffContent.savedBy', { name: actor, moment })}
        </span>
      </span>
      <span className={css.tools}>
        {mayPreview && (
          <PreviewButton
            label={t('staffContent.look')}
            name={t('staffContent.lookAt', { number })}
            request={() => ({ subject: version.subject, version_id: version.id })}
          />
        )}
        {mayRestore && !is_latest && (
          <RestoreButton version={version} latest={latest} onRestored={onRestored} />
        )}
      </span>
    </li>
  )
}

function RestoreButton({ version, latest, onRestored }: VersionProps) {
  const { id, number, subject } = version
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const notify = useNotify()
  const refresh = useRefresh()
  const restore = () =>
    run({
      act: () => restoreContentVersion(id, { latest }),
      onDone: () => {
        setAsking(false)
        notify(t('staffContent.restored', { number }), { type: 'success' })
        refresh()
        onRestored()
      },
    })
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        aria-label={t('staffContent.bringBackOne', { number })}
        onClick={() => setAsking(true)}
      >
        {t('staffContent.bringBack')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('staffContent.bringBackTitle', { number })}
          effect={t(
            subject === 'article' ? 'staffContent.effectArticle' : 'staffContent.effectList',
          )}
          confirm={t('staffContent.bringBack')}
          isSaving={isRunning}
          refusal={refusal}
          onSubmit={restore}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
