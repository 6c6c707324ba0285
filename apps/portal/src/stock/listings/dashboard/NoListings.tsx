import { buttonClass, EmptyState } from '@bandari/ui'
import Sell from '@mui/icons-material/SellOutlined'
import { Link } from 'react-router-dom'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { paths } from '../../../paths.ts'
import type { Table } from './use-table.ts'
import { t } from '../../../language/translator.ts'

/** The first thing a new vendor sees. */
export function NoListings() {
  const readsOnly = useReadsOnly()
  return (
    <EmptyState
      icon={<Sell />}
      title={t('portalListings.none')}
      action={
        !readsOnly && (
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings()}>
            {t('portal.menu.importFile')}
          </Link>
        )
      }
    >
      {t('portalListings.noneWhat')}
    </EmptyState>
  )
}

export function NoneFound({ table }: { table: Table }) {
  return (
    <EmptyState
      title={t('portalListings.noneMatches')}
      action={
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={table.hrefFor({ prodClass: null, state: null, q: '' })}
        >
          {t('portalListings.showAll')}
        </Link>
      }
    >
      {t('portalListings.noneMatchesWhat')}
    </EmptyState>
  )
}
