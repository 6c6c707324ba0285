import { ErrorAlert } from '@bandari/ui'
import { type MouseEvent, useEffect } from 'react'
import { t } from '../../language/translator.ts'
import css from './Finder.module.css'
import type { FinderGroup, FinderOption } from './options.ts'
import type { Found } from './use-found.ts'

interface FinderResultsProps {
  listId: string
  groups: readonly FinderGroup[]
  count: number
  /** The place of the option that Enter opens. */
  active: number
  found: Found
  /** Something was typed. */
  isAsked: boolean
  optionId: (place: number) => string
  onPoint: (place: number) => void
  onPress: (event: MouseEvent, option: FinderOption) => void
}

export function FinderResults(props: FinderResultsProps) {
  const { listId, groups, count, active, found, isAsked, optionId } = props
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const isNone = isAsked && count === 0 && !found.isSearching && !found.error
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  )
  return (
    <>
      <div className={css.body}>
        {found.error && (
          <ErrorAlert title={t('portalFinder.failed')} onRetry={found.retry}>
            {found.error.message}
          </ErrorAlert>
        )}
        {isNone && (
          <p className={css.none}>
            <strong>{t('portalFinder.none')}</strong>
            {t('portalFinder.noneHint')}
          </p>
        )}
        <div
          role="listbox"
          id={listId}
          aria-label={t('portalFinder.results')}
          aria-busy={found.isSearching}
        >
          {groups.map((group, place) => (
            <Group key={group.name} {...props} group={group} start={starts[place] ?? 0} />
          ))}
        </div>
      </div>
      <p className={css.foot}>{t('portalFinder.moves')}</p>
      <output className="visually-hidden">
        {isAsked &&
          (found.isSearching ? t('portalFinder.searching') : t('portalFinder.count', { count }))}
      </output>
    </>
  )
}

interface GroupProps extends FinderResultsProps {
  group: FinderGroup
  /** The place of its first option among all. */
  start: number
}

function Group({ group, start, active, listId, optionId, onPoint, onPress }: GroupProps) {
  const headingId = `${listId}-of-${start}`
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} role="presentation" className={css.heading}>
        {t(group.name)}
      </div>
      {group.options.map((option, index) => {
        const place = start + index
        const { key, path, title, detail, icon: Icon } = option
        return (
          <a
            key={key}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            // The focus stays in the field; a press with Ctrl opens a tab.
            tabIndex={-1}
            href={path}
            className={css.option}
            onMouseMove={() => onPoint(place)}
            onClick={(event) => onPress(event, option)}
          >
            {Icon && <Icon fontSize="small" aria-hidden="true" />}
            <span className={css.words}>
              <span className={css.name}>{title}</span>
              {detail !== null && <span className={css.detail}>{detail}</span>}
            </span>
          </a>
        )
      })}
    </div>
  )
}
