import { Dialog, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type MouseEvent, useId, useState } from 'react'
import { usePermissions } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { sells } from '../../providers/sells.ts'
import type { MenuEntry } from '../portal-resource.ts'
import css from './Finder.module.css'
import { FinderInput } from './FinderInput.tsx'
import { FinderResults } from './FinderResults.tsx'
import { type FinderOption, groupsOf } from './options.ts'
import { findPlaces } from './places.ts'
import { recent } from './recent.ts'
import { useChoice } from './use-choice.ts'
import { useFound, useNewestOrders, useOwnViews } from './use-found.ts'

interface FinderProps {
  entries: readonly MenuEntry[]
  onClose: () => void
}

/** Finds anything that one may see, and leads there: a combobox with a list of options in groups (WAI-ARIA). */
export function Finder({ entries, onClose }: FinderProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const typed = text.trim()
  const { groups, options, found } = useOptions(typed, entries)
  const open = ({ path, title, detail, isRemembered }: FinderOption) => {
    if (isRemembered) recent.add({ path, title, detail })
    onClose()
    void navigate(path)
  }
  const { isSearching } = found
  const { active, choose, onKeyDown } = useChoice({ typed, options, isSearching, open })
  const onPress = (event: MouseEvent, option: FinderOption) => {
    // With Ctrl and the like the browser opens a tab of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(option)
  }
  const optionId = (place: number) => `${listId}-${place}`
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={onClose}
      aria-label={t('portalFinder.title')}
      className={css.overlay}
      slotProps={{ paper: { className: css.paper } }}
    >
      <FinderInput
        {...{ text, listId, isSearching, onKeyDown, onClose }}
        activeId={options[active] ? optionId(active) : null}
        onType={setText}
      />
      <FinderResults
        {...{ listId, groups, active, found, optionId, onPress }}
        count={options.length}
        isAsked={typed !== ''}
        onPoint={choose}
      />
    </Dialog>
  )
}

function useOptions(typed: string, entries: readonly MenuEntry[]) {
  const { permissions } = usePermissions<Permissions>()
  const { pathname } = useLocation()
  const found = useFound(typed, permissions)
  const views = useOwnViews(permissions?.isStaff === true || sells(permissions, 'read'))
  const places = findPlaces({ typed, entries, views, permissions, pathname })
  // Whoever asks where their car is need not know its number.
  const asksForOrders = places.some(({ path }) => path === paths.orderHistory())
  const newest = useNewestOrders(asksForOrders && permissions?.isStaff === false)
  const groups = groupsOf({ typed, places, records: [...newest, ...found.records] })
  return { groups, options: groups.flatMap(({ options }) => options), found }
}
