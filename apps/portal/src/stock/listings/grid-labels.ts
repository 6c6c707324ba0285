import type { GridLocaleText } from '@mui/x-data-grid'
import { t } from '../../language/translator.ts'

/** What MUI's grid says where people or their screen readers meet it. */
export function gridLocaleText(): Partial<GridLocaleText> {
  return {
    columnHeaderSortIconLabel: t('portalSelling.grid.sort'),
    checkboxSelectionHeaderName: t('portalSelling.grid.selection'),
    checkboxSelectionSelectAllRows: t('portalSelling.grid.selectAll'),
    checkboxSelectionUnselectAllRows: t('portalSelling.grid.unselectAll'),
    checkboxSelectionSelectRow: t('portalSelling.grid.select'),
    checkboxSelectionUnselectRow: t('portalSelling.grid.unselect'),
    footerRowSelected: (count) => t('portalSelling.grid.selected', { count }),
    paginationRowsPerPage: t('portalSelling.grid.rowsPerPage'),
    paginationDisplayedRows: ({ from, to, count }) =>
      t('portalSelling.grid.shown', { from, to, count }),
    paginationItemAriaLabel: (page) => t(`portalSelling.grid.page.${page}`),
  }
}
