import type { CompatibleMake, TrimDocument } from '@bandari/sdk'
import { formatYears } from '@bandari/i18n/format'
import { Button, EmptyState, engineLabel } from '@bandari/ui'
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid'
import { useState } from 'react'
import { gridLocaleText } from '../../grid-labels.ts'
import css from './Fitment.module.css'
import { type Selection, ticked, within, yearsOf } from './fitment-selection.ts'
import { bodyName, modelName, trimName } from './trim-name.ts'
import { YearsDialog } from './YearsDialog.tsx'
import { YearSpan } from './YearSpan.tsx'
import { t, translator } from '../../../../language/translator.ts'

interface TrimGridProps {
  trims: readonly TrimDocument[]
  saved: readonly CompatibleMake[]
  selection: Selection
  onSelect: (selection: Selection) => void
}

const perPage = 25

/** The trims of the chosen variants, to be ticked; each with its years, all of them unless changed. */
export function TrimGrid({ trims, saved, selection, onSelect }: TrimGridProps) {
  const [dated, setDated] = useState<TrimDocument | null>(null)
  if (trims.length === 0) return <EmptyState title={t('portalFitment.noTrims')} />
  const yearsColumn = yearsColumnOf({ saved, selection, onOpen: setDated })
  return (
    <div className={css.grid}>
      <YearSpan
        years={yearsOf(trims)}
        count={selection.size}
        onChoose={(span) => onSelect(within(selection, trims, span))}
      />
      <div className={css.table}>
        <DataGrid<TrimDocument>
          aria-label={t('portalFitment.trims')}
          localeText={gridLocaleText()}
          rows={trims}
          getRowId={({ docID }) => docID}
          columns={[trimColumn(), yearsColumn]}
          checkboxSelection
          disableRowSelectionExcludeModel
          disableColumnMenu
          rowSelectionModel={{ type: 'include', ids: new Set(selection.keys()) }}
          onRowSelectionModelChange={({ ids }) =>
            onSelect(ticked(selection, trims, new Set([...ids].map(Number))))
          }
          getRowHeight={() => 'auto'}
          hideFooter={trims.length <= perPage}
          pageSizeOptions={[perPage, 100]}
          initialState={{ pagination: { paginationModel: { pageSize: perPage } } }}
        />
      </div>
      {dated && (
        <YearsDialog
          name={`${dated.make} ${trimName(dated)}`}
          years={dated.year_list}
          chosen={selection.get(dated.docID) ?? dated.year_list}
          onChoose={(years) => {
            onSelect(new Map([...selection, [dated.docID, years]]))
            setDated(null)
          }}
          onClose={() => setDated(null)}
        />
      )}
    </div>
  )
}

const trimColumn = (): GridColDef<TrimDocument> => ({
  field: 'variant',
  headerName: t('portalFitment.trim'),
  flex: 1.6,
  minWidth: 120,
  valueGetter: (_, row) => trimName(row),
  renderCell: ({ row }) => (
    <span className={css.cell}>
      <strong>{modelName(row)}</strong>
      <span>
        {engineLabel(translator, row.engine)} <span className={css.quiet}>{bodyName(row)}</span>
      </span>
    </span>
  ),
})

interface YearsColumn extends Pick<TrimGridProps, 'saved' | 'selection'> {
  onOpen: (trim: TrimDocument) => void
}

function yearsColumnOf({ saved, selection, onOpen }: YearsColumn): GridColDef<TrimDocument> {
  const savedYears = new Map(
    saved.flatMap((make) => make.trims.map(({ docID, ids = [] }) => [docID, ids] as const)),
  )
  return {
    field: 'year_list',
    headerName: t('portalFitment.years'),
    flex: 1,
    minWidth: 136,
    sortable: false,
    renderCell: (cell) => (
      <Years
        cell={cell}
        chosen={selection.get(cell.row.docID) ?? cell.row.year_list}
        saved={savedYears.get(cell.row.docID) ?? []}
        onOpen={() => onOpen(cell.row)}
      />
    ),
  }
}

interface YearsProps {
  cell: GridRenderCellParams<TrimDocument>
  chosen: readonly number[]
  saved: readonly number[]
  onOpen: () => void
}

function Years({ cell, chosen, saved, onOpen }: YearsProps) {
  return (
    <span className={css.cell}>
      <Button
        variant="quiet"
        size="small"
        className={css.yearsButton}
        tabIndex={cell.tabIndex}
        aria-label={t('portalFitment.yearsOfAre', {
          trim: trimName(cell.row),
          years: formatYears(chosen),
        })}
        onClick={(event) => {
          // The row is ticked by clicks on it.
          event.stopPropagation()
          onOpen()
        }}
      >
        {formatYears(chosen)}
      </Button>
      {saved.length > 0 && (
        <span className={css.quiet}>
          {t('portalFitment.savedYears', { years: formatYears(saved) })}
        </span>
      )}
    </span>
  )
}
