import type { OneListingFigures } from '@bandari/sdk'
import { buttonClass } from '@bandari/ui'
import { HttpError } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import css from './Figures.module.css'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'
import { MissingParts } from './MissingParts.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import { SaleLine } from './SaleLine.tsx'
import { SimilarPrice } from './SimilarPrice.tsx'
import { type FigureChoices, useFigures } from './use-figures.ts'

export function ListingFiguresPage() {
  const id = positive(useParams()['id'] ?? null)
  return id === null ? (
    <NotFoundPage />
  ) : (
    <VendorOnly skeleton={<FiguresSkeleton />}>
      <OneListing id={id} />
    </VendorOnly>
  )
}

function OneListing({ id }: { id: number }) {
  const choices = useFigures()
  const { data, error, refetch, isPlaceholderData } = useOperation(
    'getListingFigures',
    { path: { id }, query: { days: choices.days } },
    { placeholderData: (before) => before },
  )
  if (error instanceof HttpError && error.status === 404) return <NotFoundPage />
  return (
    <Page
      title={data?.listing.title ?? t('portalFigures.figuresOf')}
      above={
        <Link className={css.back} to={paths.figures}>
          {t('portalFigures.back')}
        </Link>
      }
      aside={data && <EditLink listing={data.listing} />}
      wide
    >
      {error && (
        <LoadFailure
          error={error}
          title={t('portalFigures.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {!error &&
        (data ? (
          <Figures found={data} choices={choices} isLoading={isPlaceholderData} />
        ) : (
          <FiguresSkeleton />
        ))}
    </Page>
  )
}

function EditLink({ listing: { prod_class, listing } }: Pick<OneListingFigures, 'listing'>) {
  return (
    <Link className={buttonClass({ variant: 'secondary' })} to={paths.listing(prod_class, listing)}>
      {t('portalFigures.edit')}
    </Link>
  )
}

interface FiguresProps {
  found: OneListingFigures
  choices: FigureChoices
  isLoading: boolean
}

function Figures({ found, choices, isLoading }: FiguresProps) {
  return (
    <div className={css.page}>
      <SaleLine row={found.listing} />
      <PeriodFigures found={found} choices={choices} isLoading={isLoading} />
      <div className={css.beside}>
        {found.listing.prod_class === 'vehicles' && <SimilarPrice similar={found.similar} />}
        <MissingParts missing={found.missing} />
      </div>
    </div>
  )
}
