import type { ProdClass, VendorProducts } from '@bandari/sdk'
import { Button, buttonClass } from '@bandari/ui'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { Permissions } from '../../../providers/auth-provider.ts'
import { querying } from '../../../providers/granted.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { sells } from '../../../providers/sells.ts'
import type { NamedFile } from '../../../providers/file.ts'
import { saveFile } from '../../../shared/save-file.ts'
import css from './Dashboard.module.css'
import { filterOf } from './table-state.ts'
import type { Table } from './use-table.ts'
import { t } from '../../../language/translator.ts'

export interface FilesProps {
  table: Table
  totals: VendorProducts['totals']
}

/**
 * Listings as files, in and out. The two classes have different columns: one is chosen, unless only one is there or
 * shown.
 */
export function Files({ table, totals }: FilesProps) {
  const { download, isLoading } = useExport(table)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { permissions } = usePermissions<Permissions>({}, querying)
  const mayExport = permissions?.mayListExport === true
  const only = mayExport ? null : (table.prodClass ?? onlyClass(totals))
  const choose = (prodClass: ProdClass, market: 'local' | 'export' = 'local') => {
    setAnchor(null)
    void download(prodClass, market)
  }
  return (
    <div className={css.files}>
      {sells(permissions, 'list') && (
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings()}>
          {t('portalListings.importCsv')}
        </Link>
      )}
      <Button
        variant="secondary"
        loading={isLoading}
        aria-haspopup={only ? undefined : 'menu'}
        aria-expanded={only ? undefined : anchor !== null}
        onClick={({ currentTarget }) => (only ? choose(only) : setAnchor(currentTarget))}
      >
        {t('portalListings.exportCsv')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose('vehicles')}>{t('portalSelling.vehicles')}</MenuItem>
        {mayExport && (
          <MenuItem onClick={() => choose('vehicles', 'export')}>
            {t('portalListings.import.ofExport')}
          </MenuItem>
        )}
        <MenuItem onClick={() => choose('parts')}>{t('portalSelling.spares')}</MenuItem>
      </Menu>
    </div>
  )
}

function onlyClass({ vehicles, spares }: VendorProducts['totals']): ProdClass | null {
  if (spares === 0) return 'vehicles'
  return vehicles === 0 ? 'parts' : null
}

/** What the table's filters leave of a class, as a file. */
function useExport(table: Table) {
  const { exportListings } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const download = async (prodClass: ProdClass, market: 'local' | 'export') => {
    setLoading(true)
    try {
      const query = { ...filterOf(table), prod_class: prodClass, market }
      const { file, name }: Partial<NamedFile> = await exportListings(query)
      // After a 401 react-admin leads to the sign-in; its answer is of no use here.
      if (file && name) saveFile(file, name)
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return { download, isLoading }
}
