import type { PriceList, PriceListPreview } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { FactList } from '../../shared/FactList.tsx'
import { formatDay } from '../../shared/dates.ts'
import { formatLabelled } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from '../ImportRules.module.css'
import { MatchDialog, type PrintedModel } from './MatchDialog.tsx'
import { matchLabels } from './price-list-labels.tsx'

interface MatchingProps extends Pick<PriceListPreview, 'matching'> {
  list: PriceList
}

/** How far our vehicle tree knows a list; a person may match the rest by hand. */
export function Matching({ list, matching }: MatchingProps) {
  const { unmatched, unmatched_models: models, matched, ...counts } = matching
  const [asked, setAsked] = useState<PrintedModel | null>(null)
  const onAsk = useMay('matchPriceListModel') ? setAsked : null
  return (
    <Section title={t('staffImportRules.priceMatch.title')}>
      <FactList
        facts={(['sure', 'likely', 'by_hand', 'make_only', 'none'] as const).map((match) => ({
          name: t(matchLabels[match]),
          value: t('staffImportRules.priceList.rowCount', { count: counts[match] }),
        }))}
      />
      {models > 0 && (
        <h3 className={css.heading}>{t('staffImportRules.priceMatch.queue', { count: models })}</h3>
      )}
      {models > 0 && <Queue models={unmatched} onAsk={onAsk} />}
      {models > unmatched.length && (
        <p className={css.quiet}>
          {t('staffImportRules.priceMatch.queueMost', { count: unmatched.length })}
        </p>
      )}
      {matched.length > 0 && <MatchedModels matched={matched} onAsk={onAsk} />}
      {asked && <MatchDialog listId={list.id} printed={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

type OnMatch = ((printed: PrintedModel) => void) | null

interface QueueProps {
  models: PriceListPreview['matching']['unmatched']
  onAsk: OnMatch
}

/** Models whose duty cannot be found by name, until the tree has them or somebody matches them. */
function Queue({ models, onAsk }: QueueProps) {
  return (
    <Table heading={t('staffImportRules.priceMatch.known')} isRowsShown isActive={onAsk !== null}>
      {models.map(({ make, model, knows_make: isKnown, near, rows }) => (
        <tr key={`${make} ${model}`}>
          <th scope="row">
            {make} {model}
          </th>
          <td>{t(matchLabels[isKnown ? 'make_only' : 'none'])}</td>
          <td>{rows}</td>
          {onAsk && (
            <Act
              words={t('staffImportRules.priceMatch.act')}
              of={`${make} ${model}`}
              onPress={() => onAsk({ make, model, near, isFound: false })}
            />
          )}
        </tr>
      ))}
    </Table>
  )
}

interface MatchedModelsProps {
  matched: PriceListPreview['matching']['matched']
  onAsk: OnMatch
}

/** Models that somebody has matched, whichever edition of the list prints them. */
function MatchedModels({ matched, onAsk }: MatchedModelsProps) {
  return (
    <>
      <h3 className={css.heading}>
        {t('staffImportRules.priceMatch.byHandTitle', { count: matched.length })}
      </h3>
      <Table heading={t('staffImportRules.priceMatch.ours')} isActive={onAsk !== null}>
        {matched.map(({ make, model, to, matched_by: name, matched_at: at }) => (
          <tr key={`${make} ${model}`}>
            <th scope="row">
              {make} {model}
            </th>
            <td>
              {to.make} {to.model}
              <br />
              <span className={css.quiet}>
                {t('staffImportRules.draft.byOn', { name, moment: formatDay(at) })}
              </span>
            </td>
            {onAsk && (
              <Act
                words={t('staffImportRules.priceMatch.takeBack')}
                of={`${make} ${model}`}
                onPress={() => onAsk({ make, model, near: [], isFound: true })}
              />
            )}
          </tr>
        ))}
      </Table>
    </>
  )
}

interface TableProps {
  heading: string
  isRowsShown?: boolean
  isActive: boolean
  children: React.ReactNode
}

function Table({ heading, isRowsShown = false, isActive, children }: TableProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('staffImportRules.priceMatch.model')}</th>
            <th scope="col">{heading}</th>
            {isRowsShown && <th scope="col">{t('staffImportRules.priceList.rows')}</th>}
            {isActive && (
              <th scope="col">
                <span className="visually-hidden">{t('staffImportRules.priceMatch.act')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** Many of these buttons stand below each other, so each names its subject. */
function Act({ words, of, onPress }: { words: string; of: string; onPress: () => void }) {
  return (
    <td>
      <Button
        size="small"
        variant="secondary"
        aria-label={formatLabelled(words, of)}
        onClick={onPress}
      >
        {words}
      </Button>
    </td>
  )
}
