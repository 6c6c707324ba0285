import { Notice } from '@bandari/ui'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { FormControlLabel, Switch } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { FactList } from '../../../shared/FactList.tsx'
import { FloorButton } from '../../../shared/offers/FloorButton.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import css from './Editor.module.css'
import { isClosed } from './LockNotice.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { EditorSection } from './EditorSection.tsx'
import type { Editor } from './use-editor.ts'
import { t } from '../../../language/translator.ts'

const ModelWait = lazy(() =>
  import('../../model-requests/ModelWait.tsx').then((m) => ({ default: m.ModelWait })),
)

/** The Publish switch, where the listing stands, and what cannot be changed (account spec §2). */
export function Information({ editor }: { editor: Editor }) {
  const { listing } = editor
  const isVehicle = listing.prod_class === 'vehicles'
  const isSeen = listing.prod_live === 'live' && !listing.taken_down
  return (
    <EditorSection
      title={t(isVehicle ? 'portalEditor.vehicleInformation' : 'portalEditor.spareInformation')}
    >
      {listing.taken_down && (
        <Notice kind="attention" title={t('portalEditor.takenDown')}>
          {t('portalEditor.takenDownWhat')}
          {listing.taken_down_reason !== null && (
            <p>{t('portalSelling.takenDownWhy', { reason: listing.taken_down_reason })}</p>
          )}
        </Notice>
      )}
      {listing.prod_class === 'vehicles' && listing.specs.model === null && (
        <Suspense>
          <ModelWait listing={listing} onChanged={editor.refresh} />
        </Suspense>
      )}
      <PublishSwitch editor={editor}>
        {isSeen && (
          <a className={css.publicLink} href={listing.public_url} target="_blank" rel="noreferrer">
            {t('portalEditor.seeIt')}
            <OpenInNew fontSize="small" aria-hidden="true" />
            <span className="visually-hidden">{t('portalEditor.newTab')}</span>
          </a>
        )}
      </PublishSwitch>
      <FactList
        facts={[
          {
            name: t('portalEditor.category'),
            value: <CategoryTree path={listing.cat_full_name} />,
          },
          { name: t('portalEditor.created'), value: formatMoment(listing.date_created) },
          { name: t('portalEditor.lastSaved'), value: formatMoment(listing.date_updated) },
          { name: t('portalEditor.editedBy'), value: listing.editors.join(', ') },
        ]}
      />
      <p>
        <Link to={paths.listingFigures(listing.prod_id)}>{t('portal.menu.figures')}</Link>
      </p>
      {isVehicle && listing.market === 'export' && (
        <p>
          <FloorButton id={listing.prod_id} currency={listing.currency} />
        </p>
      )}
    </EditorSection>
  )
}

interface PublishSwitchProps {
  editor: Editor
  children: ReactNode
}

function PublishSwitch({ editor, children }: PublishSwitchProps) {
  const { draft, publish, listing } = editor
  const isLive = draft.values.publish === 'live'
  return (
    <div className={css.publish}>
      <FormControlLabel
        sx={{
          minHeight: 44,
          marginInlineEnd: 0,
          '& .MuiFormControlLabel-label': { fontWeight: 600 },
        }}
        control={
          <Switch
            checked={isLive}
            disabled={isClosed(listing, isLive ? 'withdraw' : 'publish')}
            onChange={({ target }) => publish(target.checked)}
            slotProps={{ input: { 'aria-describedby': 'publish-effect' } }}
          />
        }
        label={t('portalSelling.publish')}
      />
      <StateBadge state={listing.state} />
      {listing.state_since !== null && (
        <span>{t('portalSelling.since', { day: formatDay(listing.state_since) })}</span>
      )}
      <p id="publish-effect" className={css.effect}>
        {t(editor.isSaving ? 'portalEditor.savingNow' : effectOf(listing.prod_live, isLive))}
      </p>
      {children}
    </div>
  )
}

function effectOf(stored: 'draft' | 'live', isLive: boolean) {
  if (stored === 'live') return isLive ? 'portalEditor.effect.seen' : 'portalEditor.effect.hide'
  return isLive ? 'portalEditor.effect.show' : 'portalEditor.effect.unseen'
}
