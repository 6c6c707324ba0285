import { useTranslate } from '@bandari/i18n/react'
import { Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useNavigate } from 'react-router-dom'
import { favouritesApi } from '../api/favourites.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'
import { paths } from '../shared/addresses/paths.ts'
import { outcomeSentence } from '../shared/favourites/outcome-sentence.ts'
import { notifyTabs } from '../shared/favourites/tabs.ts'
import type { MyFavourites, MyList, Outcome } from '../shared/favourites/use-favourites.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { Share } from '../shared/page/Share.tsx'
import css from './Favourites.module.css'
import { NameForm } from './ListChoice.tsx'

interface ListControlsProps {
  list: MyList
  favourites: MyFavourites
}

/** What is done with a list; the one without a name stays and keeps none. */
export function ListControls({ list, favourites }: ListControlsProps) {
  return (
    <div className={css.controls}>
      {list.name !== null && <NameControls list={list} favourites={favourites} />}
      <ShareControls list={list} />
    </div>
  )
}

function NameControls({ list, favourites }: ListControlsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<Outcome>(null)
  const name = list.name ?? ''
  const rename = async (next: string) => {
    const outcome = await favourites.rename(list, next)
    if (outcome === null) await navigate(paths.favourites(next), { replace: true })
    return outcome
  }
  const remove = async () => {
    setAsked(false)
    const outcome = await favourites.remove(list)
    setProblem(outcome)
    if (outcome === null) await navigate(paths.favourites(), { replace: true })
  }
  return (
    <>
      <NameForm
        label={t('favourites.listName')}
        action={t('favourites.rename')}
        name={name}
        onName={rename}
      />
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('favourites.deleteList')}
      </Button>
      {problem !== null && <ErrorAlert title={outcomeSentence(t, problem)} />}
      <ConfirmDialog
        open={isAsked}
        title={t('favourites.deleteAsk', { name })}
        confirmLabel={t('favourites.deleteList')}
        dangerous
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {t('favourites.deleteEffect')}
      </ConfirmDialog>
    </>
  )
}

/** A list of the device is in no place that others could look at. */
function ShareControls({ list: { id, name, link } }: { list: MyList }) {
  const t = useTranslate()
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  const isSignedIn = useSelector(selectIsSignedIn)
  const [hasFailed, setFailed] = useState(false)
  const title = name ?? t('favourites.title')
  if (!isSignedIn || id === null)
    return (
      <p className={css.share}>
        <AppLink href={paths.signIn(paths.favourites())}>{t('favourites.signInToShare')}</AppLink>
      </p>
    )
  const { shareFavouriteList, endFavouriteListLink } = favouritesApi.endpoints
  const change = async (endpoint: typeof shareFavouriteList) => {
    const { error } = await dispatch(endpoint.initiate(id))
    setFailed(error !== undefined)
    notifyTabs()
  }
  return (
    <div className={css.share}>
      {link === null ? (
        <Button variant="secondary" onClick={() => void change(shareFavouriteList)}>
          {t('favourites.share')}
        </Button>
      ) : (
        <>
          <p className={css.link}>
            <a href={link}>{link}</a>
          </p>
          <Share title={title} text={title} url={link} />
          <p className={css.quiet}>{t('favourites.shareHow')}</p>
          <Button variant="quiet" onClick={() => void change(endFavouriteListLink)}>
            {t('favourites.endLink')}
          </Button>
        </>
      )}
      {hasFailed && <ErrorAlert title={t('favourites.notSaved')} />}
    </div>
  )
}
