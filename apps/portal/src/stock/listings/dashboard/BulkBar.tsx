import { Button } from '@bandari/ui'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import type { ListingRecord } from '../../../providers/listings.ts'
import { t } from '../../../language/translator.ts'
import { type AskedKind, BulkDialog } from './BulkDialog.tsx'
import { type BulkScope, countOf, requestOf } from './bulk-scope.ts'
import css from './Dashboard.module.css'
import type { Bulk } from './use-bulk.ts'

export interface BulkBarProps {
  scope: BulkScope
  /** The rows shown. */
  rows: readonly ListingRecord[]
  /** That the filters find. */
  total: number
  bulk: Bulk
  onSelectFound: () => void
  onClear: () => void
}

const kindLabels = {
  price: 'portalTable.kind.price',
  sold_elsewhere: 'portalTable.kind.sold_elsewhere',
  duplicate: 'portalTable.kind.duplicate',
  pictures: 'portalTable.kind.pictures',
  delete: 'portalTable.kind.delete',
} as const satisfies Record<AskedKind, string>

const menuKinds = ['sold_elsewhere', 'duplicate', 'pictures', 'delete'] as const

/** Keeps its place while nothing is ticked, so that ticking moves nothing. */
export function BulkBar({ scope, rows, total, bulk, onSelectFound, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<{ kind: AskedKind; scope: BulkScope } | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = countOf(scope)
  const isNone = count === 0
  const isOff = (kind: string) => isNone || (bulk.underWay !== null && bulk.underWay !== kind)
  const ask = (kind: AskedKind) => {
    setAnchor(null)
    // The change clears the selection while its dialog still closes.
    setAsked({ kind, scope })
  }
  return (
    <>
      <fieldset className={css.bulk} data-active={!isNone} data-changes>
        <legend className="visually-hidden">{t('portalListings.withSelected')}</legend>
        <Selected {...{ scope, rows, total, onSelectFound, onClear }} />
        {(['publish', 'withdraw'] as const).map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="small"
            disabled={isOff(kind)}
            loading={bulk.underWay === kind}
            onClick={() => void bulk.run(requestOf(scope, { kind }))}
          >
            {t(kind === 'publish' ? 'portalSelling.publish' : 'portalListings.backToDraft')}
          </Button>
        ))}
        <Button variant="secondary" size="small" disabled={isOff('')} onClick={() => ask('price')}>
          {t(kindLabels.price)}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={isOff('')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {t('portalTable.more')}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {menuKinds.map((kind) => (
            <MenuItem key={kind} onClick={() => ask(kind)}>
              {t(kindLabels[kind])}
            </MenuItem>
          ))}
        </Menu>
      </fieldset>
      {asked !== null && (
        <BulkDialog
          {...asked}
          currencies={[...new Set(rows.map(({ currency }) => currency))]}
          bulk={bulk}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** How many, and the way to all that the filters find. */
function Selected({ scope, rows, total, onSelectFound, onClear }: Omit<BulkBarProps, 'bulk'>) {
  const count = countOf(scope)
  const isFound = 'filter' in scope
  return (
    <div className={css.selected}>
      <output>
        {count === 0
          ? t('portalListings.tickSeveral')
          : t(isFound ? 'portalTable.foundSelected' : 'portalListings.selected', { count })}
      </output>
      {!isFound && total > rows.length && count > 0 && (
        <Button variant="quiet" size="small" onClick={onSelectFound}>
          {t('portalTable.selectFound', { count: total })}
        </Button>
      )}
      {count > 0 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('portalTable.unselect')}
        </Button>
      )}
    </div>
  )
}
