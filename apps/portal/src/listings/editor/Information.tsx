import { Badge, Notice } from '@bandari/ui'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { FormControlLabel, Switch } from '@mui/material'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import css from './Editor.module.css'
import { EditorSection } from './EditorSection.tsx'
import type { Editor } from './use-editor.ts'

/** The Publish switch, where the listing stands, and what cannot be changed (account spec §2). */
export function Information({ editor }: { editor: Editor }) {
  const { listing } = editor
  const isVehicle = listing.prod_class === 'vehicles'
  const isSeen = listing.prod_live === 'live' && !listing.taken_down
  return (
    <EditorSection title={isVehicle ? 'Vehicle Information' : 'Spare Information'}>
      {listing.taken_down && (
        <Notice kind="attention" title="Customer service has taken this listing down.">
          Buyers do not see it, whatever the switch says. Contact customer service about it.
        </Notice>
      )}
      <PublishSwitch editor={editor}>
        {isSeen && (
          <a className={css.publicLink} href={listing.public_url} target="_blank" rel="noreferrer">
            See it on the storefront
            <OpenInNew fontSize="small" aria-hidden="true" />
            <span className="visually-hidden"> (opens a new tab)</span>
          </a>
        )}
      </PublishSwitch>
      <FactList
        facts={[
          { name: 'Category', value: <CategoryTree path={listing.cat_full_name} /> },
          { name: 'Date created', value: formatDateTime(listing.date_created) },
          { name: 'Last saved', value: formatDateTime(listing.date_updated) },
          { name: 'Edited by', value: listing.editors.join(', ') },
        ]}
      />
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
            onChange={({ target }) => publish(target.checked)}
            slotProps={{ input: { 'aria-describedby': 'publish-effect' } }}
          />
        }
        label="Publish"
      />
      <Badge tone={listing.prod_live === 'live' ? 'available' : 'neutral'}>
        {listing.prod_live === 'live' ? 'Live' : 'Draft'}
      </Badge>
      <p id="publish-effect" className={css.effect}>
        {effectOf(listing.prod_live, isLive)}
      </p>
      {children}
    </div>
  )
}

function effectOf(stored: 'draft' | 'live', isLive: boolean): string {
  if (stored === 'live')
    return isLive ? 'Buyers can see it.' : 'Save to take it off the storefront.'
  return isLive ? 'Save to put it on the storefront.' : 'Only you can see it.'
}
