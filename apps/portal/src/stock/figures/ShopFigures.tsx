import { EmptyState, buttonClass } from '@bandari/ui'
import Insights from '@mui/icons-material/InsightsOutlined'
import { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotApproved } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from './Figures.module.css'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { ListingRows } from './ListingRows.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { useFigures } from './use-figures.ts'

/** All of a seller's listings together, and below them each for itself. */
export function ShopFigures() {
  const choices = useFigures()
  const { data, error, refetch, isPlaceholderData } = useOperation(
    'getVendorFigures',
    { query: { days: choices.days } },
    { placeholderData: (before) => before },
  )
  if (error instanceof HttpError && error.status === 403) return <NotApproved isSuspended />
  if (error) {
    const title = t('portalFigures.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!data) return <FiguresSkeleton />
  if (data.listings === 0) return <NothingYet />
  return (
    <div className={css.page}>
      <p className={css.lead}>{t('portalFigures.lead')}</p>
      <PeriodFigures found={data} choices={choices} isLoading={isPlaceholderData} />
      <ListingRows choices={choices} />
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      icon={<Insights />}
      title={t('portalFigures.none')}
      action={
        <Link className={buttonClass()} to={paths.vendorDashboard}>
          {t('portal.menu.sellerDashboard')}
        </Link>
      }
    >
      {t('portalFigures.noneWhat')}
    </EmptyState>
  )
}
