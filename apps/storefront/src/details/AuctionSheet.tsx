import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { SpecTable } from '@bandari/ui'
import { Disclosure } from '../shared/landed/Disclosure.tsx'
import { drawingMarks, gradeMeanings, interiorLetters, meaningOf } from './auction-grades.ts'
import css from './ProductPage.module.css'

/** What an auction said of the vehicle, in words; what is not known is said to be not known. */
export function AuctionSheet({ product }: { product: ProductDocument }) {
  const t = useTranslate()
  const { attributes, auction_sheet: sheet } = product
  const grade = attributes.find(({ code }) => code === 'auction_grade')?.value
  return (
    <section className={css.section} aria-labelledby="auction-sheet">
      <h2 id="auction-sheet">{t('sheet.title')}</h2>
      <Grade grade={typeof grade === 'string' ? grade : null} />
      <Sheet sheet={sheet} />
      <Disclosure title={t('sheet.legend')}>
        <Legend />
      </Disclosure>
    </section>
  )
}

function Grade({ grade }: { grade: string | null }) {
  const t = useTranslate()
  if (grade === null) return <p>{t('sheet.noGrade')}</p>
  const meaning = meaningOf(grade)
  return (
    <p>
      {meaning === null
        ? t('sheet.gradeUnknown', { grade })
        : t('sheet.grade', { grade, meaning: t(meaning) })}
    </p>
  )
}

function Sheet({ sheet }: { sheet: ProductDocument['auction_sheet'] }) {
  const t = useTranslate()
  if (sheet === null) return <p>{t('sheet.none')}</p>
  if (sheet.url === null) return <p>{t('sheet.later')}</p>
  const isPdf = sheet.url.endsWith('.pdf')
  return (
    <>
      <p>
        <a href={sheet.url} target="_blank" rel="noreferrer">
          {t(isPdf ? 'sheet.openPdf' : 'sheet.openPicture')}
        </a>
      </p>
      <p>{t('sheet.covered')}</p>
    </>
  )
}

function Legend() {
  const t = useTranslate()
  const rows = (meanings: Readonly<Record<string, PlainMessageId>>) =>
    Object.entries(meanings).map(([label, meaning]) => ({ label, value: t(meaning) }))
  return (
    <div className={css.section}>
      <p>{t('sheet.houses')}</p>
      <SpecTable
        rows={gradeMeanings.map(([grades, meaning]) => ({
          label: grades.join(', '),
          value: t(meaning),
        }))}
      />
      <h3>{t('sheet.interior')}</h3>
      <p>{t('sheet.interiorUnknown')}</p>
      <SpecTable rows={rows(interiorLetters)} />
      <h3>{t('sheet.marks')}</h3>
      <p>{t('sheet.marksHow')}</p>
      <SpecTable rows={rows(drawingMarks)} />
    </div>
  )
}
