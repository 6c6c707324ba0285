import ViewColumn from '@mui/icons-material/ViewColumn'
import { Button } from '@mui/material'
import { ColumnsPanelTrigger, Toolbar } from '@mui/x-data-grid'
import { t } from '../../language/translator.ts'
import css from './StaffGrid.module.css'

/** Above a grid whose columns may be chosen. */
export function ColumnsButton() {
  return (
    <Toolbar className={css.toolbar ?? ''}>
      <ColumnsPanelTrigger render={<Button size="small" startIcon={<ViewColumn />} />}>
        {t('ra.action.select_columns')}
      </ColumnsPanelTrigger>
    </Toolbar>
  )
}
