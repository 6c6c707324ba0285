import type { Import, ImportPictures as Pictures } from '@bandari/sdk'
import { Card, Notice, Skeleton } from '@bandari/ui'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { t } from '../../../language/translator.ts'
import css from '../Imports.module.css'
import { Progress } from '../Progress.tsx'
import { ArchiveChoice } from './ArchiveChoice.tsx'
import { PictureFailures } from './PictureFailures.tsx'
import { useImportPictures } from './use-import-pictures.ts'

/** The pictures of an import: what has come of them, a ZIP file with more, and what did not come. */
export function ImportPictures({ found }: { found: Import }) {
  return (
    <Card as="section" className={css.stack} aria-labelledby="import-pictures">
      <h2 id="import-pictures" className={css.heading}>
        {t('portalPictures.heading')}
      </h2>
      <Content found={found} />
    </Card>
  )
}

function Content({ found }: { found: Import }) {
  const { data, error, refetch } = useImportPictures(found)
  if (data) return <Report found={found} pictures={data} />
  if (!error) return <Loading />
  return (
    <LoadFailure error={error} title={t('portalPictures.failed')} onRetry={() => void refetch()} />
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('portalPictures.loading')}</output>
      <Skeleton shape="block" height="44px" />
    </div>
  )
}

function Report({ found, pictures }: { found: Import; pictures: Pictures }) {
  const isRun = found.state !== 'checked'
  const { total, unpublished } = pictures
  return (
    <>
      {total === 0 && <p className={css.quiet}>{t('portalPictures.none')}</p>}
      {total > 0 && !isRun && <p>{t('portalPictures.toCome', { count: pictures.waiting })}</p>}
      {total > 0 && isRun && <Coming {...pictures} />}
      {isRun && unpublished > 0 && (
        <Notice kind="attention">{t('portalPictures.unpublished', { count: unpublished })}</Notice>
      )}
      <ArchiveChoice id={found.id} />
      <PictureFailures found={found} pictures={pictures} />
    </>
  )
}

function Coming({ total, taken, failed, waiting }: Pictures) {
  const label = t(waiting > 0 ? 'portalPictures.coming' : 'portalPictures.came')
  return (
    <>
      <Progress label={label} value={(taken + failed) / total}>
        {t('portalPictures.doneOf', { taken, total })}
      </Progress>
      <p className={css.quiet}>
        {[
          failed > 0 && t('portalPictures.notCome', { count: failed }),
          waiting > 0 && t('portalPictures.goesOn'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  )
}
